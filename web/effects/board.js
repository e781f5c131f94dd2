/**
 * Asks the engine what it makes of the document: its board, whether the start leads anywhere, and its
 * formula. A board is read once for one edit; only where it cannot be read is it sketched and held against
 * the other puzzles.
 * @import { Engine } from '../engine/engine.js'
 * @import { Cells } from '../model/types.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @typedef {Pick<Engine, 'check' | 'levels' | 'recognise' | 'sketch' | 'boardText' | 'checkFormula'>}
 *   BoardEngine
 */
import { domainOf, isFormula, strategyOf } from '../model/document.js';
import { domainOptions } from '../model/options.js';
import { ownId } from '../model/own.js';
import { documentOf } from '../state/state.js';
import {
  boardChecked,
  formulaChecked,
  offered,
  painted,
  sketched,
  startJudged,
} from '../state/updates-document.js';

/** Between the last key and looking whether the text is for another puzzle. */
const typingPause = 250;

/** All that there is; a formula is in no list, and named besides. @param {State} state
 * @returns {string[] | null} null: all that have an id */
function everyHeuristic(state) {
  const document = documentOf(state);
  if (!state.catalog || !isFormula(document.heuristic)) return null;
  return [...domainOf(document, state.catalog).heuristics.map(({ id }) => id), document.heuristic];
}

/** Whether h at the start is known; what the user's own code says is asked elsewhere.
 * @param {{ estimates: { heuristic: string }[] }} check @param {{ heuristic: string }} document */
const isEstimated = ({ estimates }, { heuristic }) =>
  heuristic === ownId || estimates.some((each) => each.heuristic === heuristic);

/** @param {Store} store @param {BoardEngine} engine @param {Clock} clock
 * @param {(state: State) => boolean} [showsAll] whether all heuristics are shown, not only the chosen one
 * @returns {Follower & { paint: (picture: Cells) => Promise<void> }} */
export function boardEffect(store, engine, clock, showsAll = () => true) {
  /** The document all of whose heuristics were asked. @type {unknown} */ let askedAll = null;
  /** The one whose own was. @type {unknown} */ let asked = null;

  /** @param {State} state */
  async function read(state) {
    const document = documentOf(state);
    const { domain, board } = document;
    if (!state.catalog) return;
    const options = domainOptions(document, state.catalog);
    const all = showsAll(state);
    if (all) askedAll = document;
    asked = document;
    const check = await engine
      .check(domain, board, options, all ? everyHeuristic(state) : [document.heuristic])
      .catch(() => null);
    if (!check || document !== store.state.history?.present) return;
    store.dispatch(boardChecked, document, check);
    if (!check.ok) return void lookElsewhere(state);
    store.dispatch(startJudged, document, check.dead_end);
  }

  /** A text that the puzzle does not read is sketched as far as it goes; it may be for another puzzle, or
   * hold levels.
   * @param {State} state */
  async function lookElsewhere({ catalog, history }) {
    const document = /** @type {NonNullable<State['history']>} */ (history).present;
    const { domain, board } = document;
    const picture = await engine.sketch(domain, board).catch(() => null);
    if (picture) store.dispatch(sketched, domain, board, picture);
    clock.after(typingPause, async () => {
      if (!catalog || store.state.history?.present !== document) return;
      const found = await import('../model/intake.js')
        .then(({ recognise }) => recognise(engine, catalog, domain, board, 'Pasted levels'))
        .catch(() => null);
      const isSame = found?.kind === 'board' && found.domain === domain && found.board === board;
      store.dispatch(offered, document, found?.kind === 'unknown' || isSame ? null : found);
    });
  }

  /** @param {State} state */
  async function readFormula(state) {
    const { formula, weight } = documentOf(state);
    const check = await engine.checkFormula(formula, weight ?? 1).catch(() => null);
    if (check) store.dispatch(formulaChecked, formula, check);
  }

  /** @type {Follower} */
  const follow = (state, before) => {
    const { catalog, history } = state;
    if (!history || !catalog) return;
    const [now, old] = [history.present, before.history?.present];
    const isUnread = state.check === null && (now !== old || before.check !== null);
    const isLacking =
      state.check?.ok &&
      (showsAll(state) ? askedAll !== now : asked !== now && !isEstimated(state.check, now));
    if (isUnread || isLacking) void read(state);
    const isOwn = strategyOf(now, catalog).uses_formula;
    const isNew = now.formula !== old?.formula || now.weight !== old.weight || now.strategy !== old.strategy;
    if (isOwn && isNew) void readFormula(state);
  };

  return Object.assign(follow, {
    /** The editor made another picture. @param {Cells} picture */
    async paint(picture) {
      const { domain } = documentOf(store.state);
      const text = await engine.boardText(domain, picture).catch(() => null);
      store.dispatch(painted, domain, text, picture, clock.now());
    },
  });
}
