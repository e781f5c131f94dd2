/**
 * The states among which a counter-example is looked for: some of the X-ray's, and others that lie on the
 * cheapest plans from here and there. The true cost of each is known from its plan. And what a state is worth
 * that the reader has made.
 * @import { Engine } from '../engine/engine.js'
 * @import { MadeState, OfferedState, PosedAdmissible } from '../model/class-admissible.js'
 * @import { Options } from '../engine/protocol.js'
 * @import { Heuristic } from '../model/types.js'
 * @typedef {Pick<Engine, 'search' | 'plan' | 'xray' | 'counterExamples' | 'openLine' | 'linePosition' |
 *   'lineMove' | 'check'>} AsideEngine
 * @typedef {{ domain: string, board: string, options: Options, heuristic: string }} Asked
 * @typedef {{ text: string, plan: string[] }} Route   a state and a cheapest plan from there
 */
import { isTooHigh, newMade, offeredOf } from '../model/class-admissible.js';
import { plainRequest } from '../model/options.js';

const mostStates = 300_000;
const memoryMib = 512;
const searchSeconds = 5;
/** How far the walks go from which cheapest plans are looked for. */
const walks = [0, 5, 9, 14, 20];
/** Places along a plan. */
const places = [0, 0.3, 0.6, 0.85, 1];
const line = 'question';

/** @param {AsideEngine} engine @param {Asked} asked
 * @param {{ name: string, why: string, heuristics: readonly Heuristic[] }} about @param {AbortSignal} signal
 * @returns {Promise<PosedAdmissible | string>} */
export async function admissiblePosed(engine, asked, { name, why, heuristics }, signal) {
  const { domain, board, options, heuristic } = asked;
  const request = { domain, board, options, max_states: mostStates, memory_mib: memoryMib };
  const found = await engine.xray(request, heuristic, { signal });
  if (!found.ok) return `This cannot be asked here: ${found.error.message}`;
  const { admissible, solvable, too_high: tooHigh } = found.report;
  if (!['yes', 'no'].includes(admissible))
    return 'This cannot be asked here: the board has more states than can be looked through.';
  if (!solvable) return 'This cannot be asked here: no state of this board can be solved.';
  const routes = [...(await examples(engine, tooHigh)), ...(await plans(engine, asked, heuristics, signal))];
  /** @type {OfferedState[]} */ const pool = [];
  for (const route of routes) pool.push(...(await statesOf(engine, asked, route)));
  const offered = offeredOf(pool);
  const truth = admissible === 'yes' ? 'yes' : 'no';
  if (truth === 'no' && !offered.some(isTooHigh))
    return 'This cannot be asked here: no counter-example can be shown.';
  return { truth, heuristic: name, states: solvable, tooHigh, why, offered };
}

/** The smallest counter-example, and one that is not. @param {AsideEngine} engine @param {number} count
 * @returns {Promise<Route[]>} */
async function examples(engine, count) {
  const wanted = [...new Set([0, Math.floor(count / 3)])].filter((at) => at < count);
  const found = await Promise.all(wanted.map((at) => engine.counterExamples('too_high', at, at + 1)));
  return found.flatMap((some) => some ?? []).map(({ state, plan }) => ({ text: state.text, plan }));
}

/** Cheapest plans from the ends of walks, always the same ones. @param {AsideEngine} engine
 * @param {Asked} asked @param {readonly Heuristic[]} heuristics @param {AbortSignal} signal
 * @returns {Promise<Route[]>} */
async function plans(engine, { domain, board, options }, heuristics, signal) {
  /** @type {Route[]} */ const routes = [];
  for (const length of walks) {
    const text = await walkedTo(engine, { domain, board, options }, length);
    const plan = await cheapest(engine, { domain, board: text, options }, heuristics, signal);
    if (plan && plan !== 'unsolvable') routes.push({ text, plan: plan.actions });
  }
  return routes;
}

/** A cheapest plan; null where the time was too short to find one. @param {AsideEngine} engine
 * @param {Omit<Asked, 'heuristic'>} start @param {readonly Heuristic[]} heuristics
 * @param {AbortSignal} signal */
async function cheapest(engine, { domain, board, options }, heuristics, signal) {
  // The first one says nothing; the next is quick to make.
  const proved = heuristics.filter(({ admissible }) => admissible === 'proved');
  const sure = (proved[1] ?? proved[0])?.id;
  const outcome = await engine.search(
    {
      ...plainRequest,
      domain,
      board,
      options,
      strategy: sure === undefined ? 'ucs' : 'a_star',
      heuristic: sure ?? heuristics[0]?.id ?? '',
      memory_mib: memoryMib,
    },
    searchSeconds,
    { signal },
  );
  if (!outcome.ok) return null;
  const { claim, status, incumbents } = outcome.stats;
  if (status === 'exhausted' && !incumbents.length && claim.kind === 'unsolvable') return 'unsolvable';
  return claim.kind === 'optimal' ? engine.plan(incumbents.length - 1) : null;
}

const undecided = 'It does not count as a try: make another one.';
/** The X-ray keeps so many counter-examples, the smallest; they are looked through in portions. */
const [mostKept, portion] = [10_000, 250];

/** What the engine says of a state that the reader has made: h, and the true cost by a search of its own. One
 * that was edited must be among those that the X-ray found, where h is too high.
 * @param {AsideEngine} engine as admissiblePosed has left it @param {Asked} asked
 * @param {Pick<MadeState, 'text' | 'by'>} made @param {{ heuristics: readonly Heuristic[], tooHigh: number }}
 * about
 * @param {AbortSignal} signal @returns {Promise<MadeState>} */
export async function madeJudged(
  engine,
  { domain, options, heuristic },
  { text, by },
  { heuristics, tooHigh },
  signal,
) {
  const made = newMade(text, by);
  const check = await engine.check(domain, text, options, [heuristic]);
  if (!check.ok)
    return { ...made, status: 'bad', words: `This is no state: ${check.error.message} ${undecided}` };
  const { width, height, cells, estimates } = check;
  const known = { ...made, picture: { width, height, cells }, h: estimates[0]?.value ?? null };
  const plan = await cheapest(engine, { domain, board: text, options }, heuristics, signal);
  if (plan === 'unsolvable') return { ...known, status: 'unsolvable' };
  if (!plan)
    return {
      ...known,
      status: 'undecided',
      words: `What a cheapest plan costs from there was not found within ${searchSeconds} s. ${undecided}`,
    };
  const judged = { ...known, exact: plan.cost, plan: plan.actions };
  if (by === 'play' || !isTooHigh(judged)) return { ...judged, status: 'known' };
  const isReached = await isCounterExample(engine, { domain, board: text, options }, tooHigh);
  if (isReached === null)
    return {
      ...judged,
      status: 'undecided',
      words: `Whether this state can be reached from the board of the question is not known. ${undecided}`,
    };
  return { ...judged, status: 'known', isReached };
}

/** Whether the X-ray has met a state, and found h too high there; null where it did not keep enough of them
 * to
 * tell. @param {AsideEngine} engine @param {Omit<Asked, 'heuristic'>} start @param {number} tooHigh how many
 * */
async function isCounterExample(engine, start, tooHigh) {
  const opened = await engine.openLine(line, { ...start, actions: [] });
  const text = opened.ok ? opened.position.text : start.board; // as the engine writes it
  for (let from = 0; from < Math.min(tooHigh, mostKept); from += portion) {
    const some = (await engine.counterExamples('too_high', from, from + portion)) ?? [];
    if (some.some(({ state }) => state.text === text)) return true;
  }
  return tooHigh <= mostKept ? false : null;
}

/** @param {AsideEngine} engine @param {Omit<Asked, 'heuristic'>} start @param {number} length */
async function walkedTo(engine, start, length) {
  const opened = await engine.openLine(line, { ...start, actions: [] });
  if (!opened.ok) return start.board;
  let { position } = opened;
  for (let step = 0; step < length; step += 1) {
    const { moves } = position;
    const move = moves[(step * 7 + length * 3) % Math.max(1, moves.length)];
    const next = move && (await engine.lineMove(line, step, move.action));
    if (!next || next.dead_end) break;
    position = next;
  }
  return position.text;
}

/** @param {AsideEngine} engine @param {Asked} asked @param {Route} route
 * @returns {Promise<OfferedState[]>} */
async function statesOf(engine, { domain, options, heuristic }, { text, plan }) {
  const opened = await engine.openLine(line, { domain, board: text, options, actions: plan });
  const end = opened.ok ? await engine.linePosition(line, plan.length) : null;
  if (!end) return [];
  /** @type {OfferedState[]} */ const states = [];
  const chosen = new Set(places.map((part) => Math.floor(part * plan.length)));
  for (const at of chosen) {
    const position = await engine.linePosition(line, at);
    const check = position && (await engine.check(domain, position.text, options, [heuristic]));
    const estimate = check?.ok ? check.estimates[0] : undefined;
    if (!position || !estimate) continue;
    const { picture, cost } = position;
    states.push({
      text: position.text,
      picture,
      h: estimate.value,
      exact: end.cost - cost,
      plan: plan.slice(at),
    });
  }
  return states;
}
