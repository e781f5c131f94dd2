/**
 * The menus of the command bar, each in a panel below the field that opens it. What is in them is loaded when
 * one is first opened.
 * @import { State } from '../state/state.js'
 * @typedef {(event: string, detail?: object) => void} Fire
 * @typedef {(part: string) => number} LeftOf   where a field of the bar begins, in pixels
 */
import { html, css, nothing } from 'lit';
import { domainOf, strategyOf } from '../model/document.js';
import { addressOf } from '../model/places.js';
import { isRunning } from '../state/selectors-run.js';
import { told } from './events.js';
import './pop-panel.js';

export const barMenuStyle = css`
  .body { padding: 16px; }
  .missing { display: grid; gap: 12px; justify-items: start; }
`;

const top = 104;

/** The Lab, on this board; with the heuristic, where it is the user's own. @param {State['history'] extends
 * infer H ? NonNullable<H> extends { present: infer P } ? P : never : never} document */
const labAddress = ({ domain, board, own }) => {
  const fields = new URLSearchParams({ domain, board, ...(own ?? {}) });
  return addressOf('lab', fields);
};

/** The menu that is open. @param {State} state @param {LeftOf} leftOf @param {Fire} fire */
export function barMenu(state, leftOf, fire) {
  const { catalog, history, open } = state;
  if (!catalog || !history) return nothing;
  const close = () => fire('menu', { name: '' });
  const document = history.present;
  const passed = (/** @type {string} */ event) => told((detail) => fire(event, detail));
  const changed = (/** @type {object} */ change, /** @type {string} */ group) =>
    fire('document-change', { change, group });
  if (state.panes.parts[`menu ${open}`] === 'failed') return missing(open, leftOf, fire, close);
  switch (open) {
    case 'strategy':
      return html`<pop-panel label="Strategy" .left=${Math.min(leftOf('.strategy'), 250)}
        .top=${top} .width=${1018} @close=${close}>
        <strategy-menu .catalog=${catalog} .domain=${domainOf(document, catalog)} .chosen=${document.strategy}
          .formulaCheck=${state.formulaCheck}
          @strategy-pick=${passed('strategy-pick')}></strategy-menu></pop-panel>`;
    case 'heuristic':
      return html`<pop-panel label="Heuristic" .left=${leftOf('.heuristic')} .top=${top}
        .width=${742} @close=${close}>
        <heuristic-menu .domain=${domainOf(document, catalog)} .chosen=${document.heuristic}
          .own=${document.own} .owns=${state.owns} .lab=${labAddress(document)} .ownInfo=${catalog.own}
          .estimates=${state.check?.ok ? state.check.estimates : []}
          .draft=${state.draft} .said=${state.said}
          @heuristic-draft=${passed('heuristic-draft')}
          @heuristic-pick=${passed('heuristic-pick')}></heuristic-menu></pop-panel>`;
    case 'formula':
      return html`<pop-panel label="Your own f" .left=${leftOf('.formula')} .top=${top}
        .width=${400} @close=${close}>
        <div class="body"><formula-field .formula=${document.formula} .presets=${catalog.formulas}
          .check=${state.formulaCheck}
          @formula-change=${told((detail) => changed(detail, 'formula'))}
          ></formula-field></div></pop-panel>`;
    case 'weight':
      return html`<pop-panel label="Weight" .left=${leftOf('.weight')} .top=${top} .width=${340}
        @close=${close}>
        <div class="body"><weight-field .value=${document.weight}
          .fallback=${strategyOf(document, catalog).default_weight} .most=${catalog.limits.weight}
          ?running=${isRunning(state)}
          @value-change=${told(({ value }) => changed({ weight: value }, 'weight'))}
          ></weight-field></div></pop-panel>`;
    default:
      return nothing;
  }
}

/** A menu that could not be loaded. @param {string} name @param {LeftOf} leftOf @param {Fire} fire
 * @param {() => void} close */
function missing(name, leftOf, fire, close) {
  const left = Math.max(8, Math.min(leftOf(`.${name}`), innerWidth - 348));
  return html`<pop-panel label="Not loaded" .left=${left} .top=${top} .width=${340} @close=${close}>
    <div class="body missing" role="alert"><p>This menu could not be loaded. Is the connection gone, or is
    there a new version of the page?</p><button type="button"
      @click=${() => fire('menu', { name })}>Try again</button></div></pop-panel>`;
}
