/**
 * Asks the engine for the key to the question that is open: of the search on the page, or, for what needs
 * another search or the X-ray, in an engine of its own. As long as the question is open, time stands still.
 * @import { Engine } from '../engine/engine.js'
 * @import { GivenVerdict, MadeState, PosedAdmissible } from '../model/class-admissible.js'
 * @import { Posed } from '../model/class-questions.js'
 * @import { Catalog } from '../model/types.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @import { AsideEngine } from './question-states.js'
 */
import { isOfStep } from '../model/asks.js';
import { nextPosed } from '../model/class-next.js';
import { prunedPosed } from '../model/class-pruned.js';
import { costPosed } from '../model/class-cost.js';
import { heuristicOf, usesOwn } from '../model/document.js';
import { domainOptions, requestOf } from '../model/options.js';
import { isHeld } from '../state/selectors-question.js';
import { isRunning } from '../state/selectors-run.js';
import { documentOf } from '../state/state.js';
import {
  give,
  holdCursor,
  questionBegun,
  questionPosed,
  questionVoid,
  showAskedStep,
} from '../state/updates-question.js';
import { boardBack, madeArrived } from '../state/updates-making.js';
import { admissiblePosed, madeJudged } from './question-states.js';

/** As many rows of the frontier as candidates are taken from. */
const rows = 48;
const seconds = 10;

/** @param {Store} store @param {Pick<Engine, 'step'>} engine the page's
 * @param {() => AsideEngine} createEngine
 * @returns {Follower} */
export function questionEffect(store, engine, createEngine) {
  /** @type {AsideEngine | null} */ let aside = null;
  let abort = new AbortController();
  /** The state that was asked about last. @type {MadeState | null} */ let looked = null;

  /** @param {State} state @param {string} ask @param {number} step @returns {Promise<Posed | string>} */
  async function ofStep({ run, catalog }, ask, step) {
    if (!run || !catalog) return 'There is no search to ask about.';
    const { document } = run;
    const { expansion } = (await engine.step(step, 0)) ?? {};
    if (!expansion) return 'The search has no such step.';
    if (ask === 'pruned') return prunedPosed({ expansion, document, catalog });
    if (step >= (run.stats?.expanded ?? 0)) return 'The search is over at this step: no node is next.';
    const behind = await engine.step(step + 1, rows);
    if (!behind) return 'The search has no such step.';
    return nextPosed({ step, expanded: expansion.node, behind, document, catalog });
  }

  /** @param {State} state @param {number} weight @param {AbortSignal} signal */
  async function ofCost({ catalog, said, history }, weight, signal) {
    const document = history?.present;
    if (!catalog || !document) return 'There is no board to ask about.';
    const known = (aside ??= createEngine());
    const find = async (/** @type {number} */ w) => {
      const request = requestOf({ ...document, strategy: 'weighted_a_star', weight: w }, catalog);
      const found = await known.search(request, seconds, { signal });
      return found.ok ? found.stats : null;
    };
    const name = heuristicOf(document, catalog, said)?.name ?? document.heuristic;
    const weighted = await find(weight);
    return costPosed(weight, name, weighted, weighted && (await find(1)));
  }

  /** @param {State} state @param {AbortSignal} signal @returns {Promise<Posed | string>} */
  async function posedOf(state, signal) {
    const { question, catalog, said } = state;
    const ask = question?.ask ?? '';
    if (isOfStep(ask)) return ofStep(state, ask, question?.step ?? 0);
    if (ask === 'cut') return 'This is asked about the game, and here is no game: its page asks it.';
    const document = documentOf(state);
    if (usesOwn(document)) return 'This cannot be asked of a heuristic that is code of somebody’s own.';
    if (!catalog) return '';
    if (ask.startsWith('cost:')) return ofCost(state, Number(ask.slice(5)), signal);
    const about = heuristicOf(document, catalog, said);
    const { asked, heuristics } = askedOf(state);
    return admissiblePosed(
      (aside ??= createEngine()),
      asked,
      {
        name: about?.name ?? document.heuristic,
        why: about?.admissible === 'proved' ? about.why : '',
        heuristics,
      },
      signal,
    );
  }

  /** What the reader has made is judged aside. @param {State} state */
  function judgeMade(state) {
    const made = madeOf(state);
    if (made?.status !== 'asking' || made === looked) return;
    looked = made;
    void madeWorth(state, made)
      .catch(() => ({
        ...made,
        status: /** @type {const} */ ('undecided'),
        words: 'The engine was replaced.',
      }))
      .then((worth) => store.dispatch(madeArrived, made, worth));
  }

  /** @param {State} state @param {MadeState} made */
  async function madeWorth(state, made) {
    const { tooHigh } = /** @type {PosedAdmissible} */ (state.question?.posed);
    const { asked, heuristics } = askedOf(state);
    return madeJudged((aside ??= createEngine()), asked, made, { heuristics, tooHigh }, abort.signal);
  }

  async function pose() {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const { state } = store;
    const context = state.question?.context ?? '';
    const posed = await posedOf(state, signal).catch(() => 'The engine was replaced: load the page again.');
    if (!signal.aborted) store.dispatch(questionPosed, context, posed);
  }

  return (state, before) => {
    const { question, selection } = state;
    if (!question) return;
    if (question.making !== null && state.mode !== 'edit') return store.dispatch(boardBack, 0);
    if (question.making !== null) return; // it is edited to make an answer
    judgeMade(state);
    const context = contextOf(state, question.ask);
    if (question.context && context && question.context !== context) return store.dispatch(questionVoid);
    if (question.status === 'waiting' && context) {
      store.dispatch(questionBegun, context, isOfStep(question.ask) ? stepOf(state) : null);
      store.dispatch(showAskedStep);
      void pose();
      return;
    }
    if (isHeld(state) && context) store.dispatch(holdCursor);
    const isPicked = selection && selection.node !== before.selection?.node;
    if (question.ask === 'next' && isPicked && isCandidate(question.posed, selection.node))
      store.dispatch(give, selection.node);
  };
}

/** What is asked of the engine about the board. @param {State} state */
function askedOf(state) {
  const document = documentOf(state);
  const { domain, board, heuristic } = document;
  const catalog = /** @type {Catalog} */ (state.catalog);
  return {
    asked: { domain, board, options: domainOptions(document, catalog), heuristic },
    heuristics: catalog.domains.find(({ id }) => id === domain)?.heuristics ?? [],
  };
}

/** @param {State} state */
const madeOf = ({ question }) =>
  question?.ask === 'admissible' && question.given
    ? (/** @type {GivenVerdict} */ (question.given).made ?? null)
    : null;

/** @param {Posed | null} posed @param {number} picked */
const isCandidate = (posed, picked) =>
  posed !== null && 'candidates' in posed && posed.candidates.some(({ node }) => node === picked);

/** Where the question is asked: where it was asked before, or at the step that is shown.
 * @param {State} state */
function stepOf({ cursor, question, run }) {
  const step = question?.step ?? (cursor.track === 'search' ? cursor.step : 0);
  return Math.min(step, run?.stats?.expanded ?? 0);
}

/** What the question is about; '' while that is not known yet. @param {State} state @param {string} ask */
function contextOf(state, ask) {
  const { run, check, linked } = state;
  if (isOfStep(ask)) {
    const isThere = run?.stats && !run.lost && !isRunning(state) && linked.step === null;
    return isThere ? `search ${run.id}` : '';
  }
  if (!check?.ok || !state.history) return '';
  const { domain, board, options, heuristic, own } = documentOf(state);
  return JSON.stringify([domain, board, options, heuristic, own]);
}
