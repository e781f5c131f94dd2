/**
 * A heuristic held against the true costs of all states of a board.
 * @import { Engine } from './engine.js'
 * @typedef {import('../wasm/frontier').Xray} CoreXray
 * @typedef {ReturnType<typeof import('./request.js').readXray>} XrayAsked
 */
import { boardOptions } from '../web/engine/board-options.js';
import { Driven } from './driven.js';
import { engine as loaded } from './engine.js';
import { refused, wrong } from './errors.js';
import { OwnHeuristic } from './own.js';
import { readControl, readXray } from './request.js';

const waits = new Set(['ready', 'judged', 'failed']);
const mostExamples = 10;

/** @extends {Driven<CoreXray>} */
class Xray extends Driven {
  #isStopped = false;

  /** @param {Engine} engine @param {XrayAsked} asked */
  constructor(engine, { request }) {
    super(engine, (module) => new module.Xray(request));
  }

  /** Whether it came to its end. @param {ReturnType<typeof readControl>} control */
  async run(control) {
    await this.drive(
      control,
      (size) => (waits.has(this.ask((held) => held.advance(size))) ? 'solved' : 'running'),
      () => void (this.#isStopped = true),
      () => control.onProgress?.(this.report()),
    );
    return !this.#isStopped;
  }

  /** @param {string} heuristic @param {OwnHeuristic | null} own */
  judge(heuristic, own) {
    const error = this.ask((held) => held.judge(heuristic, own?.estimate ?? null));
    if (error) throw refused(error);
  }

  report() {
    return this.ask((held) => held.report());
  }

  /** @param {import('../wasm/frontier').XrayKind} kind */
  examples(kind) {
    return this.ask((held) => held.counter_examples(kind, 0, mostExamples));
  }
}

/** @param {unknown} request @param {unknown} [given] */
export async function xray(request, given) {
  const control = readControl(given);
  const engine = await loaded();
  const asked = readXray(engine, request);
  const { domain, board } = asked.request;
  const options = boardOptions(engine.catalog, asked.request);
  const own = asked.own && new OwnHeuristic(engine, { domain, board, options }, asked.own);
  const session = new Xray(engine, asked);
  try {
    let complete = await session.run(control);
    if (complete) session.judge(asked.heuristic, own);
    complete &&= await session.run(remaining(control, session.seconds));
    const report = session.report();
    if (report.phase === 'failed' && report.failure)
      throw own
        ? own.error(report.failure, report.failure.message)
        : wrong(report.failure.message, 'heuristic');
    const [too_high, inconsistent] = [session.examples('too_high'), session.examples('inconsistent')];
    return { stopped: !complete, report, too_high, inconsistent, seconds: session.seconds };
  } finally {
    session.dispose();
  }
}

/** @param {ReturnType<typeof readControl>} control @param {number} used */
const remaining = (control, used) => ({
  ...control,
  seconds: control.seconds === null ? null : Math.max(0, control.seconds - used),
});
