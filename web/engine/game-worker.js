/**
 * The game's worker: one game at a time, run in slices of about 10 ms so that questions and stop are heard between
 * them. A new search takes over from one that still runs.
 */
import createFrontier from '#wasm/frontier.mjs';
import wasmUrl from '#wasm/frontier.wasm?url';
import { nextSlice, sliceMilliseconds, sliceTarget } from './pacer.js';

/**
 * @import { GameMessage, GameModule, GameObject, GameOutcome, GameRun, GameThink } from './game-protocol.js'
 * @typedef {{ game: GameObject, seconds: number, limit: number | null, slice: number, stopping: boolean }} Job
 *   slice: how many moves
 */

const firstSlice = 2000;
const progressMilliseconds = 100;

/** @type {Promise<GameModule>} */
const loading = load();
/** @type {Job | null} */
let job = null;
let drives = 0;

const channel = new MessageChannel();
/** Several may wait, when one search takes over from another. @type {((value?: unknown) => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();
const readMessages = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(0);
  });

async function load() {
  let response;
  try {
    response = await fetch(wasmUrl);
  } catch {
    throw new Error('The engine could not be loaded: frontier.wasm could not be fetched');
  }
  if (!response.ok) throw new Error(`The engine could not be loaded: frontier.wasm answered ${response.status}`);
  return /** @type {any} */ (await createFrontier({ wasmBinary: await response.arrayBuffer() }));
}

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
  job?.game.delete();
  job = { game, seconds: 0, limit: seconds, slice: firstSlice, stopping: false };
  return drive(id, job);
}

/** @param {GameThink} message @returns {Promise<GameOutcome>} */
async function think({ id, path, seconds }) {
  if (!job || job.game.ask(path) === null) {
    return { ok: false, error: { message: 'There is no game to go on with.', line: 0, column: 0, field: '' } };
  }
  Object.assign(job, { limit: seconds === null ? null : job.seconds + seconds, stopping: false });
  return drive(id, job);
}

/** Slices until the search ends or another one takes over. @param {number} id @param {Job} mine
 * @returns {Promise<GameOutcome>} */
async function drive(id, mine) {
  const turn = ++drives;
  const { game } = mine;
  const outcome = () => ({ ok: /** @type {const} */ (true), stats: game.stats(), seconds: mine.seconds, result: game.result() });
  let reported = performance.now();
  while (runSlice(mine) === 'running') {
    if (mine.limit !== null && mine.seconds >= mine.limit) game.stop('timeout');
    else if (mine.stopping) game.stop('cancelled');
    else {
      if (performance.now() - reported >= progressMilliseconds) {
        self.postMessage({ type: 'progress', id, progress: { stats: game.stats(), seconds: mine.seconds } });
        reported = performance.now();
      }
      const before = outcome();
      await readMessages();
      if (turn === drives) continue;
      return { ...before, stats: { ...before.stats, status: 'cancelled' } };
    }
    break;
  }
  return outcome();
}

/** @param {Job} mine */
function runSlice(mine) {
  const size = Math.max(1, Math.floor((mine.slice * Math.max(0, sliceTarget(mine.limit, mine.seconds))) / sliceMilliseconds));
  const begun = performance.now();
  const status = mine.game.advance(size);
  const elapsed = performance.now() - begun;
  mine.seconds += elapsed / 1000;
  mine.slice = nextSlice(size, elapsed, sliceMilliseconds);
  return status;
}

/** @param {GameModule} module @param {Exclude<GameMessage, { type: 'stop' }>} message @returns {Promise<any>} */
async function answer(module, message) {
  switch (message.type) {
    case 'call':
      return module[message.name](...message.args);
    case 'check': {
      const game = new module.Game(message.request);
      const error = game.error();
      game.delete();
      return error;
    }
    case 'run':
      return run(module, message);
    case 'think':
      return think(message);
    case 'look':
      return job && /** @type {any} */ (job.game)[message.name](...message.args);
  }
}

self.onmessage = async ({ data }) => {
  const message = /** @type {GameMessage} */ (data);
  if (message.type === 'stop') {
    if (job) job.stopping = true;
    return;
  }
  const module = await loading.catch(() => null);
  if (!module) return;
  try {
    self.postMessage({ type: 'answer', id: message.id, value: await answer(module, message) });
  } catch (error) {
    self.postMessage({ type: 'broken', message: error instanceof Error ? error.message : 'an error inside the engine' });
  }
};

loading.then(
  () => self.postMessage({ type: 'ready' }),
  (error) => self.postMessage({ type: 'unavailable', message: error.message }),
);
