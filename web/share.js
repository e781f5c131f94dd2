/**
 * What the Share dialog may ask of the page: its clipboard, its files, its engine, and drawings of what is on
 * screen. It comes with the dialog, when somebody first shares.
 * @import { Page } from './app.js'
 * @import { ShareDialog } from './views/share-dialog.js'
 * @import { OnStage, SharePort, ShareText } from './views/share-port.js'
 * @import { State } from './state/state.js'
 * @typedef {{ page: Page, watched: (state: State) => OnStage }} Given   what the screen gives the dialog
 */
import { basePort } from './share-base.js';
import { pack } from './model/link-packed.js';
import { domainOptions } from './model/options.js';
import {
  csvHead,
  csvRows,
  jsonEnd,
  jsonHead,
  jsonRows,
  mostRows,
  traceBegin,
  traceClose,
  traceLines,
} from './model/share-trace.js';
import { domainNow, editorPicture, shownBoard } from './state/selectors.js';
import { documentOf } from './state/state.js';
import { wantPane } from './state/updates-share.js';
import './views/share-dialog.js';

/** Its own, so that the plan that is looked at stays. */
const lineName = 'share';
/** Expansions asked for at a time: some milliseconds of the engine. */
const portion = 50_000;
/** Each of them with all its successors and their boards. */
const tracePortion = 500;

export function giveShare() {
  const dialog = /** @type {(ShareDialog & Given) | null} */ (document.querySelector('share-dialog'));
  if (dialog) dialog.port ??= portOf(dialog);
}

/** @param {Given} given @returns {SharePort} */
function portOf(given) {
  const { page } = given;
  const { engine, store } = page;
  const options = () => {
    const { catalog } = store.state;
    return catalog ? domainOptions(documentOf(store.state), catalog) : {};
  };
  return {
    ...basePort,
    link: (fragment) => `${basePort.site}#${fragment}`,
    compact: pack,
    want: (pane) => page.dispatch(wantPane, pane),
    onStage: () => onStage(given),
    live: (name) => document.querySelector(name),
    async board(format, isShown) {
      const { domain, board } = documentOf(store.state);
      const picture = isShown ? onStage(given).board : null;
      const text = picture ? await engine.boardText(domain, picture) : board;
      if (text === null) return null;
      const answer = await engine.convert(domain, text, options(), format);
      return answer.ok ? answer.text : null;
    },
    async openPlan() {
      const { shown, document } = store.state.plan;
      const { catalog } = store.state;
      if (!shown || !document || !catalog) return null;
      const { domain, board } = document;
      const start = { domain, board, options: domainOptions(document, catalog), actions: shown.actions };
      const answer = await engine.openLine(lineName, start);
      return answer.ok ? { domain, moves: answer.actions.length } : null;
    },
    planText: (format) => engine.lineText(lineName, format),
    planBoard: async (index) => (await engine.linePosition(lineName, index))?.picture ?? null,
    trace: (kind, most, onProgress, signal) =>
      kind === 'posthoc'
        ? viewerTrace(page, most, onProgress, signal)
        : traceOf(page, kind, most, onProgress, signal),
  };
}

/** @param {Given} given */
function onStage({ watched, page: { state } }) {
  if (state.mode === 'watch') return watched(state);
  const board = state.mode === 'edit' ? editorPicture(state) : state.play.position?.picture;
  const shown = shownBoard(state);
  return { domain: domainNow(state), board: board ?? shown.board, dimmed: false, arrows: null, marks: null };
}

/** For the Posthoc viewer. @param {Page} page @param {number | null} most
 * @param {(part: number) => void} [onProgress] @param {AbortSignal} [signal]
 * @returns {Promise<ShareText | null>} */
async function viewerTrace({ engine, store }, most, onProgress, signal) {
  const { run } = store.state;
  const head = run?.stats && !run.lost ? await engine.traceHead() : null;
  if (!run?.stats || !head) return null;
  const { expanded } = run.stats;
  const mostTraced = store.state.catalog?.limits.traced ?? 0;
  const end = Math.min(expanded, most ?? mostTraced, mostTraced);
  const parts = [traceBegin(head)];
  for (let from = 0; from < end && !signal?.aborted; from += tracePortion) {
    const events = await engine.trace(from, Math.min(end, from + tracePortion));
    if (!events) return null;
    parts.push(traceLines(events, from === 0));
    onProgress?.(Math.min(1, (from + tracePortion) / end));
  }
  if (signal?.aborted) return null;
  parts.push(traceLines((await engine.traceEnd(end)) ?? [], end === 0), traceClose);
  return { text: parts.join(''), left: expanded - end, cut: Math.max(0, expanded - mostTraced) };
}

/** @type {(page: Page, ...args: Parameters<SharePort['trace']>) => Promise<ShareText | null>} */
async function traceOf({ engine, store }, kind, most, onProgress, signal) {
  const { run } = store.state;
  const expanded = run?.stats?.expanded ?? 0;
  const end = Math.min(expanded, most ?? mostRows);
  if (!run?.stats || run.lost) return null;
  const parents = (await engine.tree(0, run.stats.nodes))?.parent ?? new Uint32Array();
  const { domain, board, strategy, heuristic, options } = run.document;
  const { status, cost, claim } = run.stats;
  const about = {
    domain,
    board,
    strategy,
    heuristic,
    options,
    status,
    cost,
    claim: claim.sentence,
    expanded,
  };
  const parts = [kind === 'csv' ? csvHead : jsonHead(about)];
  for (let from = 0; from < end && !signal?.aborted; from += portion) {
    const columns = await engine.columns(from, Math.min(end, from + portion));
    if (!columns) return null;
    parts.push((kind === 'csv' ? csvRows : jsonRows)(columns, from, parents));
    onProgress?.(Math.min(1, (from + portion) / end));
  }
  if (signal?.aborted) return null;
  if (kind === 'json') parts.push(jsonEnd);
  return { text: parts.join(''), left: expanded - end, cut: Math.max(0, expanded - mostRows) };
}
