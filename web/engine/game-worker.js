/**
 * The game's worker: one game at a time, run in slices of about 10 ms so that questions and stop are heard
 * between them. A new search takes over from one that still runs.
 */
import { Pacer } from './pacer.js';
import { called, readMessages, serveOn } from './serving.js';
import { runSlice } from './slices.js';
import { load } from './worker-side.js';

/**
 * @import { GameMessage, GameModule, GameObject, GameOutcome, GamePlain, GameRun, GameThink,
 *   PlainCount } from './game-protocol.js'
 * @typedef {import('./slices.js').Pace & { session: GameObject, stopping: boolean }} Job
 *   a slice is in moves
 */

const firstSlice = 2000;
const progressMilliseconds = 100;

/** @type {Job | null} */
let job = null;
let drives = 0;
/** @type {import('./serving.js').Post} */ let post;

/** @param {GameModule} module @param {GameRun} message @returns {Promise<GameOutcome>} */
async function run(module, { id, request, seconds }) {
  const game = new module.Game(request);
  const error = game.error();
  if (error) {
    game.delete();
    return { ok: false, error };
  }
  drives += 1; // the drive before ends before its game does
  await readMessages();
  job?.session.delete();
  job = { session: game, seconds: 0, limit: seconds, pacer: new Pacer(firstSlice), stopping: false };
  return drive(id, job);
}

/** A second game beside the one that is looked at; it gives way to the next search.
 * @param {GameModule} module
 * @param {GamePlain} message @returns {Promise<PlainCount | null>} */
async function plain(module, { request, seconds }) {
  const game = new module.Game(request);
  const turn = drives;
  try {
    if (game.error()) return null;
    /** @type {Job} */ const mine = {
      session: game,
      seconds: 0,
      limit: null,
      pacer: new Pacer(firstSlice),
      stopping: false,
    };
    const end = performance.now() + seconds * 1000;
    while (runSlice(mine) === 'running') {
      await readMessages();
      if (turn !== drives || performance.now() > end) return null;
    }
    const result = game.result();
    return result && { value: result.value, util_calls: result.util_calls };
  } finally {
    game.delete();
  }
}

/** @param {GameThink} message @returns {Promise<GameOutcome>} */
async function think({ id, path, seconds }) {
  if (!job || job.session.ask(path) === null) {
    return {
      ok: false,
      error: { message: 'There is no game to go on with.', line: 0, column: 0, field: '' },
    };
  }
  Object.assign(job, { limit: seconds === null ? null : job.seconds + seconds, stopping: false });
  return drive(id, job);
}

/** Slices until the search ends or another one takes over. @param {number} id @param {Job} mine
 * @returns {Promise<GameOutcome>} */
async function drive(id, mine) {
  const turn = ++drives;
  const { session: game } = mine;
  const outcome = () => ({
    ok: /** @type {const} */ (true),
    stats: game.stats(),
    seconds: mine.seconds,
    result: game.result(),
  });
  let reported = performance.now();
  const begun = reported - mine.seconds * 1000;
  while (runSlice(mine) === 'running') {
    mine.seconds = (performance.now() - begun) / 1000;
    if (mine.limit !== null && mine.seconds >= mine.limit) game.stop('timeout');
    else if (mine.stopping) game.stop('cancelled');
    else {
      if (performance.now() - reported >= progressMilliseconds) {
        post({ type: 'progress', id, progress: { stats: game.stats(), seconds: mine.seconds } });
        reported = performance.now();
      }
      const before = outcome();
      await readMessages();
      if (turn === drives) continue;
      return { ...before, stats: { ...before.stats, status: 'cancelled' } };
    }
    break;
  }
  mine.seconds = (performance.now() - begun) / 1000;
  return outcome();
}

/** @param {GameModule} module @param {Exclude<GameMessage, { type: 'stop' }>} message
 * @returns {Promise<unknown>} */
async function answer(module, message) {
  switch (message.type) {
    case 'call':
      return called(module, message);
    case 'check': {
      const game = new module.Game(message.request);
      const error = game.error();
      game.delete();
      return error;
    }
    case 'run':
      return run(module, message);
    case 'plain':
      return plain(module, message);
    case 'think':
      return think(message);
    case 'look':
      return job && called(job.session, message);
  }
}

const stop = () => {
  if (job) job.stopping = true;
};

serveOn(self, load(), (toPage) => {
  post = toPage;
  return { answer, stop };
});
