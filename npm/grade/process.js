/**
 * A submission's process as the grader has it: a job goes in, what it says comes out, or why nothing does. It
 * is watched, and ended with all that it started.
 * @import { ChildProcess } from 'node:child_process'
 * @import { Duplex } from 'node:stream'
 * @import { Job, Limits, Said } from './types.js'
 * @typedef {{ said: Said, bytes: Uint8Array } | { ended: string }} Heard
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FrameReader, frame } from './frames.js';

const tickMilliseconds = 100;
const bootSeconds = 60; // of processor time, for Python
const idle = 4; // times the limit, on the clock: who sleeps is ended, too
const ticksASecond = 100; // of Linux, on all machines that Node knows
const longestMessage = 600;
const mostSaid = 1 << 20;

export class Submission {
  #child;
  #pipe;
  #limits;
  #isFresh = true;
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
    this.#child.once('exit', () =>
      this.#end(`Its process broke off. It may have used more than ${limits.memory} MiB.`),
    );
  }

  /** @param {Job} job @param {number} most bytes of an answer @returns {Promise<Heard>} */
  async ask(job, most) {
    this.#reader = new FrameReader(most);
    const heard = new Promise((resolve) => (this.#answer = resolve));
    for (const part of frame(job)) this.#pipe.write(part);
    const stop = this.#watch();
    const answer = await /** @type {Promise<Heard>} */ (heard);
    stop();
    this.#isFresh = false;
    if ('ended' in answer || (answer.said.ok && answer.said.spent)) this.end();
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

  /** Ends it when it takes too long. By the processor's time, for a busy machine is nobody's fault. */
  #watch() {
    const { seconds } = this.#limits;
    const limit = seconds + (this.#isFresh ? bootSeconds : 0);
    const begun = performance.now();
    let first = /** @type {number | null} */ (null);
    const timer = setInterval(() => {
      const used = processorSeconds(this.#child);
      if (used !== null) first ??= this.#isFresh ? 0 : used;
      const busy = used === null || first === null ? 0 : used - first;
      if (busy <= limit && performance.now() - begun <= limit * idle * 1000) return;
      this.#end(`It did not end within ${seconds} seconds, and was ended.`);
      this.end();
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }
}

/** Of the process itself, which is a child of what gives it its namespaces. @param {ChildProcess} child
 * @returns {number | null} */
function processorSeconds({ pid }) {
  try {
    const [own] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ');
    const text = readFileSync(`/proc/${own || pid}/stat`, 'latin1');
    const [user, system] = text.slice(text.lastIndexOf(')') + 2).split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / ticksASecond;
  } catch {
    return null; // no such system, or it has just ended
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
