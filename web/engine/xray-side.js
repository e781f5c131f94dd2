/**
 * The worker's side of an X-ray: one at a time, in slices of about 10 ms, so that stop and questions are
 * heard between them.
 * @import { Module, XrayDone, XrayMessage, XrayPhase } from './protocol.js'
 * @import { Estimate } from './worker.js'
 * @typedef {InstanceType<Module['Xray']>} Xray
 * @typedef {{ xray: Xray, request: XrayMessage['request'], seconds: number, slice: number, stopping: boolean
 *   }} Job
 */
import { firstSlice, nextSlice, sliceMilliseconds } from './pacer.js';
import { post, readMessages } from './serving.js';

const progressMilliseconds = 100;
/** Where it waits for what is asked of it next. @type {readonly XrayPhase[]} */
const resting = ['ready', 'judged', 'failed'];

/** @type {Job | null} */
let job = null;

export const stopXray = () => {
  if (job) job.stopping = true;
};

/** @param {string} message @returns {XrayDone} */
const refusal = (message) => ({ ok: false, error: { message, line: 0, column: 0, field: '' } });

/** Slices until there is something to look at, or it is stopped. @param {Job} running @param {number} id
 * @returns {Promise<XrayDone>} */
async function drive(running, id) {
  const { xray } = running;
  running.stopping = false;
  let reported = performance.now();
  const begun = reported - running.seconds * 1000;
  for (let phase = xray.advance(0); !resting.includes(phase) && !running.stopping;) {
    const before = performance.now();
    phase = xray.advance(running.slice);
    running.slice = nextSlice(running.slice, performance.now() - before, sliceMilliseconds);
    running.seconds = (performance.now() - begun) / 1000;
    if (performance.now() - reported >= progressMilliseconds) {
      const { progress, states } = xray.report();
      post({ type: 'progress', id, progress: { phase, progress, states, seconds: running.seconds } });
      reported = performance.now();
    }
    await readMessages();
    if (job !== running) return refusal('Another X-ray was begun.');
  }
  return { ok: true, report: xray.report(), seconds: running.seconds, stopped: running.stopping };
}

/** @param {Module} module @param {XrayMessage} message @param {() => Estimate | null} estimate
 * @returns {Promise<unknown>} */
export async function answerXray(module, message, estimate) {
  if (message.what === 'start') {
    const [before, xray] = [job, new module.Xray(message.request ?? {})];
    const error = xray.error();
    if (error) xray.delete();
    if (error) return { ok: false, error };
    job = { xray, request: message.request, seconds: 0, slice: firstSlice, stopping: false };
    before?.xray.delete();
    return drive(job, message.id);
  }
  if (!job) return null;
  const { xray } = job;
  switch (message.what) {
    case 'judge': {
      const error = xray.judge(message.heuristic, estimate());
      Object.assign(job, { seconds: 0, slice: firstSlice });
      return error ? { ok: false, error } : drive(job, message.id);
    }
    case 'resume':
      return drive(job, message.id);
    case 'report':
      return xray.report();
    case 'counter_examples':
      return xray.counter_examples(message.kind, message.from, message.to);
    case 'heat':
      return xray.heat();
  }
}

/** What the X-ray is of. */
export const xrayRequest = () => job?.request ?? null;
