/**
 * What lies over the page when it is asked for: levels, help, keys, and the place where a file is dropped.
 * @import { Page } from '../app.js'
 * @import { Showing } from '../model/questions.js'
 */
import { html, nothing } from 'lit';
import { domainOf } from '../model/document.js';
import { levelNow } from '../state/selectors.js';
import { isOpen } from '../state/selectors-run.js';
import { documentOf } from '../state/state.js';
import { pickBoard } from '../state/updates-document.js';
import { told } from '../views/events.js';

/** @param {Page} page */
export function overlays(page) {
  const { state, dispatch, now } = page;
  if (!isOpen(state) || !state.catalog) return nothing;
  return html`
    <level-browser .catalog=${state.catalog} .collections=${state.collections} .current=${levelNow(state)}
      .sketch=${page.sketch} .found=${state.found} .bests=${state.bests}
      @level-pick=${told(({ domain, board, id }) => dispatch(pickBoard, domain, board, `Level ${id}`, now()))}
      @file-open=${() => page.levels.chooseFile()}></level-browser>
    <help-dialog .catalog=${state.catalog} .domain=${domainOf(documentOf(state), state.catalog)}
      @question-show=${told((/** @type {{ change: Showing['change'] }} */ { change }) =>
        page.showQuestion(change),
      )}
        @keys-show=${() => page.openPart('keys')}></help-dialog>
    <key-sheet></key-sheet>
    <div class="drop" ?hidden=${!state.dropping}><p>Drop a board or a file of levels</p></div>`;
}
