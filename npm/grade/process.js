/**
 * A submission's process as the grader has it: a job goes in, what it says comes out, or why nothing does. It
 * is watched, and ended with all that it started.
 * @import { Duplex } from 'node:stream'
 * @import { Job, Limits, Said } from './types.js'
 * @typedef {{ said: Said, bytes: Uint8Array } | { ended: string, unstarted?: true }} Heard
 *   unstarted: it ended before anything of the submission's had run
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FrameReader, frame } from './frames.js';

const tickMilliseconds = 100;
const bootSeconds = 60; // Python takes a few
const patience = 20; // times the limit, by the clock, where the system does not tell what a process uses
const ticksASecond = 100; // of Linux, on all machines that Node knows
const longestMessage = 600;
const mostSaid = 1 << 20;

export class Submission {
  #child;
  #pipe;
  #limits;
  /** @type {Promise<Heard> | null} */ #booted = null;
  /** @type {((heard: Heard) => void) | null} */ #answer = null;
  /** @type {FrameReader} */ #reader = new FrameReader(mostSaid);
  isEnded = false;

  /** @param {{ program: string, args: string[], options: object }} command @param {Limits} limits */
  constructor({ program, args, options }, limits) {
    this.#limits = limits;
    this.#child = spawn(program, args, {
      ...options,
      detached: true, // a group of its own, which ends as a whole
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#pipe = /** @type {Duplex} */ (this.#child.stdio[3]);
    this.#pipe.on('error', () => {}); // that it has ended is heard below
    this.#pipe.on('data', (chunk) => this.#hear(chunk));
    this.#child.once('error', (error) => this.#end(`Its process could not be started: ${error.message}`));
    this.#child.once('exit', () => this.#end(broken(limits)));
  }

  /** @param {Job} job @param {number} most bytes of an answer @returns {Promise<Heard>} */
  async ask(job, most) {
    // what it takes to start is not the submission's, of which nothing has run yet
    const booted = await (this.#booted ??= this.#heard(mostSaid, bootSeconds, null));
    if ('ended' in booted) return { ...booted, unstarted: true };
    const answer = await this.#heard(most, this.#limits.seconds, job);
    if ('ended' in answer || (answer.said.ok && answer.said.spent)) this.end();
    return answer;
  }

  /** What comes next. @param {number} most @param {number} seconds @param {Job | null} job
   * @returns {Promise<Heard>} */
  async #heard(most, seconds, job) {
    if (this.isEnded) return { ended: broken(this.#limits) };
    this.#reader = new FrameReader(most);
    const heard = new Promise((resolve) => (this.#answer = resolve));
    if (job) for (const part of frame(job)) this.#pipe.write(part);
    const stop = this.#watch(seconds);
    const answer = await /** @type {Promise<Heard>} */ (heard);
    stop();
    return answer;
  }

  end() {
    this.isEnded = true;
    const { pid } = this.#child;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // it is gone already
    }
    this.#pipe.destroy();
  }

  /** @param {string} reason */
  #end(reason) {
    this.isEnded = true;
    this.#answer?.({ ended: reason });
    this.#answer = null;
  }

  /** @param {Uint8Array} chunk */
  #hear(chunk) {
    try {
      const found = this.#answer && this.#reader.take(chunk);
      if (!found) return;
      this.#answer?.({ said: readSaid(found.text), bytes: found.body });
      this.#answer = null;
    } catch {
      this.#end('Its process said something that it cannot say.');
      this.end();
    }
  }

  /** Ends it when it takes too long: by the processor's time, for a busy machine is nobody's fault, and by
   * the time in which it only waits. @param {number} limit seconds */
  #watch(limit) {
    const begun = performance.now();
    const before = activity(this.#child.pid)?.seconds ?? 0;
    let [last, at, waited] = [before, begun, 0];
    const timer = setInterval(() => {
      const now = performance.now();
      const { seconds: used, isRunning } = activity(this.#child.pid) ?? { seconds: last, isRunning: true };
      if (!isRunning && used === last) waited += (now - at) / 1000;
      [last, at] = [used, now];
      if (used - before + waited <= limit && now - begun <= limit * patience * 1000) return;
      this.#end(`It did not end within ${limit} second${limit === 1 ? '' : 's'}, and was ended.`);
      this.end();
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }
}

/** @param {Limits} limits */
const broken = ({ memory }) => `Its process broke off. It may have used more than ${memory} MiB.`;

/** What the process does with all that it has started; null where the system does not tell, or it has just
 * ended. @param {number | undefined} pid @returns {{ seconds: number, isRunning: boolean } | null} */
function activity(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    let seconds = (Number(fields[11]) + Number(fields[12])) / ticksASecond;
    let isRunning = fields[0] === 'R' || fields[0] === 'D';
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ')) {
      const found = child ? activity(Number(child)) : null;
      seconds += found?.seconds ?? 0;
      isRunning ||= found?.isRunning ?? false;
    }
    return { seconds, isRunning };
  } catch {
    return null;
  }
}

/** What a process says is text of a stranger. @param {string} text @returns {Said} */
function readSaid(text) {
  const given = /** @type {Record<string, unknown>} */ (JSON.parse(text));
  if (given.ok === true) {
    const { failure, formula, main, spent } = given;
    return {
      ok: true,
      failure: failure ? readProblem(failure) : null,
      formula: typeof formula === 'string' ? formula.slice(0, longestMessage) : null,
      main: String(main).slice(0, 100),
      spent: spent === true,
    };
  }
  return { ok: false, error: readProblem(given.error) };
}

/** @param {unknown} given */
function readProblem(given) {
  const { message, line } = /** @type {Record<string, unknown>} */ (given);
  const whole = Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : 0;
  return { message: String(message).slice(0, longestMessage), line: whole };
}
