/**
 * How to search, and how it goes: the bar, the drawer and the status line. An embedded page that has none of
 * them does not load them.
 * @import { Page } from '../app.js'
 * @import { BreakpointRow, OptionRow } from '../model/types.js'
 */
import { html, nothing } from 'lit';
import { breakpointsOf } from '../state/selectors-run.js';
import { statusOf } from '../state/selectors-status.js';
import { documentOf } from '../state/state.js';
import * as pageUpdates from '../state/updates-page.js';
import {
  editDocument,
  pickDomain,
  resetSettings,
  setOption,
  startAfresh,
  toggleBreakpoint,
} from '../state/updates-document.js';
import { draftHeuristic } from '../state/updates-heuristic.js';
import { codeAllowed } from '../state/updates-own.js';
import { primary } from '../state/updates-run.js';
import { told } from '../views/events.js';
import '../views/command-bar.js';
import '../views/status-line.js';

/** @param {Page} page */
export const status = ({ state, showFailure }) => html`<status-line role="region" aria-label="Status"
  .status=${statusOf(state)} @status-act=${showFailure}></status-line>`;

/** @param {Page} page */
export function commandBar(page) {
  const { state, dispatch, now } = page;
  const edit = (/** @type {object} */ change, /** @type {string} */ group = '') =>
    dispatch(editDocument, change, group, now());
  return html`<command-bar role="search" aria-label="How to search" .state=${state}
    @primary=${() => dispatch(primary)} @way=${told(({ id }) => page.solveBy(id))}
    @menu=${told(({ name }) => page.menu(name))}
    @domain-pick=${told(({ domain }) => dispatch(pickDomain, domain, now()))}
    @level-move=${told(({ by }) => page.levels.moveLevel(by))}
    @strategy-pick=${told(({ strategy }) => {
      edit({ strategy, weight: null });
      dispatch(pageUpdates.closeMenu);
    })}
    @heuristic-draft=${told(({ draft }) => dispatch(draftHeuristic, draft))}
    @heuristic-pick=${told(({ heuristic, own }) => {
      if (own) dispatch(codeAllowed, own.code);
      edit(own ? { heuristic, own } : { heuristic });
      dispatch(pageUpdates.closeMenu);
    })}
    @document-change=${told(({ change, group }) => edit(change, group))}></command-bar>`;
}

/** @param {Page} page */
export function drawer(page) {
  const { state, dispatch, now } = page;
  if (state.open !== 'drawer') return nothing;
  return html`<settings-drawer .catalog=${state.catalog} .document=${documentOf(state)}
    .formulaCheck=${state.formulaCheck} .said=${state.said}
    @heuristic-draft=${told(({ draft }) => dispatch(draftHeuristic, draft))}
    .breakpoints=${breakpointsOf(state)}
      .node=${
        state.selection?.node ??
        (state.cursor.track === 'search' ? (state.step?.expansion.node ?? null) : null)
      }
    .diagnostic=${page.conditionDiagnostic}
    @close=${() => dispatch(pageUpdates.closeMenu)} @reset=${() => dispatch(resetSettings, now())}
    @start-afresh=${() => dispatch(startAfresh, now())}
    @document-change=${told(({ change, group }) => dispatch(editDocument, change, group, now()))}
    @option-change=${told((/** @type {{ row: OptionRow, value: string }} */ { row, value }) =>
      dispatch(setOption, row, value, now()),
    )}
    @breakpoint-toggle=${told((/** @type {{ row: BreakpointRow }} */ { row }) =>
      dispatch(toggleBreakpoint, row, now()),
    )}></settings-drawer>`;
}
