/**
 * One of the grader's threads: it has at most one submission's process at a time, asks it about a board, and
 * makes the search again with what was answered. Only what comes of that is a result.
 * @import { Isolation } from './sandbox.js'
 * @import { Entry, GradedLevel, Limits, Outcome, Test, Unit } from './types.js'
 * @typedef {import('../../wasm/frontier').Request} Request
 * @typedef {{ entries: Entry[], tests: Test[], levels: GradedLevel[], limits: Limits, isolation: Isolation,
 *   folder: string, python: string }} SlotData
 */
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { boardOptions } from '../../web/engine/board-options.js';
import { engine, use } from '../engine.js';
import { AnswerReplay } from './answers.js';
import { Submission } from './process.js';
import { confined } from './sandbox.js';
import { searchToEnd } from './search.js';

const { entries, tests, levels, limits, isolation, folder, python } = /** @type {SlotData} */ (workerData);
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const mostAnswers = 1 << 30;
const tries = 3;
const bytesAnExpansion = 64 * 8; // more successors than any board here has

/** @type {{ entry: number, process: Submission } | null} */ let running = null;

/** @param {number} entry */
function processFor(entry) {
  if (running?.entry === entry && !running.process.isEnded) return running.process;
  running?.process.end();
  const own = entries[entry].language === 'python' ? python : '';
  const command = confined({ isolation, folder: join(folder, String(threadId)), python: own, limits });
  running = { entry, process: new Submission(command, limits) };
  return running.process;
}

/** @param {Test} test @param {GradedLevel} level @returns {Request} */
const requestOf = ({ strategy, weight, formula, options, expansions, memory }, { domain, board }) => ({
  ...{ domain, board, options, strategy, max_expansions: expansions, memory_mib: memory },
  ...(weight === null ? {} : { weight }),
  ...(formula === null ? {} : { formula }),
});

/** @param {Partial<Outcome>} found @returns {Outcome} */
const outcome = (found) => ({
  ...{ status: 'failed', cost: null, expanded: 0, first: null, proved: false },
  ...{ message: '', line: 0, board: '', formula: '', function: '' },
  ...found,
});

/** @param {Request} request @param {AnswerReplay | null} replay @returns {Promise<Outcome>} */
async function resultOf(request, replay) {
  const loaded = await engine();
  const found = use(loaded, (module) => searchToEnd(module, request, replay?.estimate ?? null));
  if (!found.ok) return outcome({ message: found.error.message });
  if (replay && !replay.fits)
    return outcome({ status: 'ended', message: 'Its process gave answers that nobody asked for.' });
  const { stats, plan } = found;
  if (plan) assertPlan(loaded, request, plan);
  const { status, expanded, incumbents, claim, failure, message } = stats;
  return outcome({
    ...{ status, expanded, cost: stats.cost, first: incumbents[0]?.expanded ?? null },
    proved: claim.kind === 'optimal' || claim.kind === 'unsolvable',
    ...(failure ? { message: failure.message, line: failure.line, board: failure.board } : { message }),
  });
}

/** A plan that the independent checker refuses is an error of the engine's: nothing could be believed.
 * @param {import('../engine.js').Engine} loaded @param {Request} request
 * @param {import('../../wasm/frontier').Plan} plan */
function assertPlan(loaded, request, plan) {
  const options = boardOptions(loaded.catalog, request);
  const { domain = '', board = '' } = request;
  const verdict = use(loaded, (module) => module.validate(domain, board, options, plan.actions.join('\n')));
  if (!verdict.ok || !verdict.reaches_goal || verdict.cost !== plan.cost)
    throw new Error(`A plan did not pass the independent check, on this board:\n${board}`);
}

/** A process that cannot be started is no fault of the submission's: it is tried again, and then told of.
 * @param {number} entry @param {import('./types.js').Job} job @param {number} most */
async function answerOf(entry, job, most) {
  let heard = await processFor(entry).ask(job, most);
  for (let i = 1; i < tries && 'unstarted' in heard; i += 1) heard = await processFor(entry).ask(job, most);
  if ('unstarted' in heard) throw new Error(`A submission's process cannot be started. ${heard.ended}`);
  return heard;
}

/** @param {Unit} unit @returns {Promise<{ outcome: Outcome, refused: boolean }>} refused: nothing of it
 *   runs */
async function graded(unit) {
  const entry = entries[unit.entry];
  const test = tests[unit.test];
  const request = requestOf(test, levels[unit.level]);
  if (entry.language === 'builtin')
    return { outcome: await resultOf({ ...request, heuristic: entry.code }, null), refused: false };
  const own = { ...request, heuristic: 'own' };
  const { language, code, entry: name } = entry;
  const followFormula = test.followFormula && language === 'python';
  const most = Math.min(mostAnswers, (test.expansions + 100) * bytesAnExpansion);
  const heard = await answerOf(unit.entry, { language, code, name, request: own, followFormula }, most);
  if ('ended' in heard)
    return { outcome: outcome({ status: 'ended', message: heard.ended }), refused: false };
  const { said, bytes } = heard;
  if (!said.ok) return { outcome: outcome({ status: 'refused', ...said.error }), refused: true };
  const searched = followFormula ? { ...own, formula: said.formula ?? '' } : own;
  const found = await resultOf(searched, new AnswerReplay(bytes, said.failure));
  const used = { function: said.main, formula: followFormula ? (said.formula ?? '') : '' };
  return { outcome: { ...found, ...used }, refused: false };
}

port.on('message', async (/** @type {Unit | null} */ unit) => {
  if (!unit) {
    running?.process.end();
    port.close();
    return;
  }
  try {
    port.postMessage({ unit, ...(await graded(unit)) });
  } catch (error) {
    port.postMessage({ unit, broken: error instanceof Error ? error.message : String(error) });
  }
});
