/**
 * The next move of a plan from where the player stands. A plan that is known and fits is used; otherwise a
 * search looks for one, in an engine of its own so that the search on the page is left alone. What it finds
 * is kept, and one that found nothing can go on.
 * @import { Engine, SearchHooks } from '../engine/engine.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Hint, KnownCost, State } from '../state/state.js'
 * @typedef {Pick<Engine, 'search' | 'resume' | 'plan'>} HintEngine
 */
import { plural } from '../model/format.js';
import { plainRequest } from '../model/options.js';
import { hintFound, hintProgressed } from '../state/updates-play.js';

export const hintSeconds = 3;
const memoryMib = 512;

/** @param {Store} store @param {() => HintEngine} createEngine @returns {Follower} */
export function hintEffect(store, createEngine) {
  /** @type {HintEngine | null} */ let engine = null;
  /** Plans found, each as all the moves from its board on.
   * @type {{ board: string, actions: string[], whole: KnownCost }[]} */
  const found = [];
  /** Where the search that may go on began. @type {{ board: string, made: string[] } | null} */ let begun =
    null;
  /** How long it took so far. */ let spent = 0;
  /** @type {AbortController | null} */ let abort = null;
  /** One search after the other. @type {Promise<unknown>} */ let busy = Promise.resolve();

  /** @param {State} state @param {AbortSignal} signal @returns {Promise<Hint>} */
  async function next(state, signal) {
    const { play, run, catalog } = state;
    const made = play.moves.slice(0, play.position?.index ?? 0).map(({ action }) => action);
    const ran = run?.document.board === play.board && run.document.domain === play.domain ? run.plan : null;
    const plans = [
      ...(ran ? [{ actions: ran.actions, whole: null }] : []),
      ...found.filter(({ board }) => board === play.board),
    ];
    const known = plans
      .map(({ actions, whole }) => ({ way: rest(actions, made), whole }))
      .find(({ way }) => way?.length);
    if (known?.way) return hint(known.way, known.whole);
    engine ??= createEngine();
    const domain = catalog?.domains.find(({ id }) => id === play.domain);
    if (!domain || !catalog || !play.position || signal.aborted) return none('There is nothing to look for.');
    const goesOn = play.more && begun?.board === play.board && begun.made.join('\n') === made.join('\n');
    const solves = catalog.strategies.some(({ id }) => id === 'solve');
    begun = { board: play.board, made };
    const most = goesOn ? spent + 2 * hintSeconds : hintSeconds;
    /** @type {SearchHooks} */
    const hooks = {
      signal,
      onProgress: ({ seconds }) => store.dispatch(hintProgressed, play.asked, { seconds, most }),
    };
    const outcome = goesOn
      ? await engine.resume({ seconds: 2 * hintSeconds, expansions: null, memory: null }, hooks)
      : await engine.search(
          {
            ...plainRequest,
            domain: domain.id,
            board: play.position.text,
            options: play.options,
            strategy: solves ? 'solve' : 'weighted_a_star',
            heuristic: domain.default_heuristic,
            weight: solves ? null : 1.5,
            memory_mib: memoryMib,
          },
          hintSeconds,
          hooks,
        );
    if (!outcome.ok) return none(outcome.error.message);
    spent = outcome.seconds;
    const { incumbents, status, claim } = outcome.stats;
    if (status === 'exhausted' && !incumbents.length)
      return none('No plan leads on from here: undo some moves.');
    const plan = incumbents.length ? await engine.plan(incumbents.length - 1) : null;
    if (!plan) return none('No plan was found from here yet.', ['timeout', 'cancelled'].includes(status));
    const whole = { cost: play.position.cost + plan.cost, proved: claim.kind === 'optimal' && !made.length };
    found.push({ board: play.board, actions: [...made, ...plan.actions], whole });
    return plan.actions.length ? hint(plan.actions, whole) : none('The goal is reached already.');
  }

  return (state, before) => {
    const { asked, thinking } = state.play;
    // A move makes the question void; what was found for it is kept all the same.
    if ((state.stopping && !before.stopping) || (before.play.thinking && !thinking)) abort?.abort();
    if (!thinking || asked === before.play.asked) return;
    const { signal } = (abort = new AbortController());
    busy = busy
      .then(() => next(state, signal))
      .catch(() => none('The engine was replaced.'))
      .then((answer) => store.dispatch(hintFound, asked, answer));
  };
}

/** What is left of a plan after moves that follow it, or null. @param {readonly string[]} plan
 * @param {readonly string[]} made */
const rest = (plan, made) => (made.every((action, i) => plan[i] === action) ? plan.slice(made.length) : null);

/** @param {readonly string[]} way @param {KnownCost | null} whole @returns {Hint} */
const hint = (way, whole) => ({
  action: way[0],
  left: way.length,
  words: `Hint: ${way[0]}, the first of ${plural(way.length, 'move')}.`,
  more: false,
  whole,
});

/** @param {string} words @param {boolean} [more] @returns {Hint} */
const none = (words, more = false) => ({ action: '', left: 0, words, more, whole: null });
