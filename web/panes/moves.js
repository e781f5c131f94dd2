/** The moves made by hand. @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { told } from '../views/events.js';
import '../views/move-list.js';

/** @type {PaneView} */
export default function moves({ play }, page) {
  return html`<move-list .moves=${play.moves} .index=${play.position?.index ?? 0}
    @seek=${told((/** @type {{ value: number }} */ { value }) => page.play.seek(value))}></move-list>`;
}
