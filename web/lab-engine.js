/**
 * The engine as the Lab's effects ask for it. Own code is asked in the sandbox, which is started when it is
 * first needed; what is built in, and formulas, in a plain engine of their own, so that the page's is never
 * busy.
 * @import { LabEngine, LoadAnswer } from './effects/lab-check.js'
 * @import { OwnEngine } from './engine/own/own-engine.js'
 * @import { XrayReport, XrayRequest } from './engine/xray-job.js'
 * @import { CounterExample, GapMap, Report } from './model/lab-types.js'
 * @import { Language } from './engine/own/own-types.js'
 * @typedef {{ request: XrayRequest, heuristic: string }} Judging
 */
import { Engine } from './engine/engine.js';
import { ownId } from './model/own.js';

/** What a board's space may take. */
const memoryMib = 1024;

/** @param {XrayReport} report @param {number | null} nanoseconds @returns {Report} */
export function reportOf(report, nanoseconds) {
  const { start_h: h, start_exact: exact, pairs, differences } = report;
  return {
    ...report,
    dead_ends: report.dead_ends ?? 0,
    admissible: report.admissible === 'yes',
    consistent: report.consistent === 'yes',
    start: { h, exact },
    perfect: report.perfect_expansions,
    pairs: {
      h: pairs.map((pair) => pair.h),
      exact: pairs.map((pair) => pair.exact),
      count: pairs.map((pair) => pair.count),
    },
    gaps: {
      step: report.difference_step,
      from: differences.map(({ from }) => from),
      count: differences.map(({ count }) => count),
    },
    nanoseconds,
  };
}

/** @param {import('./engine/engine.js').CounterExample} example @returns {CounterExample} */
const exampleOf = ({ state, plan, action, cost, next }) => ({ ...state, plan, action, cost, next });

/** A board of one row, as of jugs, has a row for each number instead: what stands where is then in sight at
 * once. @param {import('./engine/engine.js').XrayHeat} heat @returns {GapMap | null} */
function mapOf({ width, height, layers }) {
  const shown = layers.map(({ field, value, mean, count }) => ({
    name: value === null ? field : `${field}: ${value}`,
    value: String(value),
    values: Array.from(mean, (gap, cell) => (count[cell] ? gap : null)),
  }));
  if (!shown.length) return null;
  if (height > 1 || layers.some(({ value }) => value === null))
    return { layers: shown.map(({ name, values }) => ({ name, width, height, rows: null, values })) };
  const rows = shown.map(({ value }) => value);
  const values = shown.flatMap((layer) => layer.values);
  return { layers: [{ name: layers[0].field, width, height: rows.length, rows, values }] };
}

/** The X-ray asks about most states once, and would believe it. */
const unsteady = {
  message: 'It is not a function of the state: of the same board it says now this, now that.',
  line: 0,
};

/** An engine in which a board is explored once and several heuristics are judged, one after the other. The
 * one that is looked at is judged again when another one was judged since, which takes a moment.
 * @param {Pick<Engine, 'xray'>} engine */
export function judgesInTurn(engine) {
  /** @type {Promise<unknown>} */ let turn = Promise.resolve();
  /** What was judged last. @type {Judging | null} */ let last = null;
  /** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  const inTurn = (act) => {
    const done = turn.then(act);
    turn = done.catch(() => {});
    return done;
  };
  /** @param {Judging} judging @param {Parameters<Engine['xray']>[2]} hooks */
  async function judge(judging, hooks) {
    last = null;
    const result = await engine.xray(judging.request, judging.heuristic, hooks);
    if (result.ok && !result.stopped) last = judging;
    return result;
  }
  return {
    /** @type {typeof judge} */
    judge: (judging, hooks) => inTurn(() => judge(judging, hooks)),
    /** @template T @param {Judging} judging @param {() => Promise<T>} look @returns {Promise<T>} */
    look: (judging, look) =>
      inTurn(async () => {
        if (last !== judging) await judge(judging, {});
        return look();
      }),
  };
}

/** @param {(reason: string) => void} onLost @returns {LabEngine} */
export function createLabEngine(onLost) {
  /** @type {Promise<OwnEngine> | null} */ let sandbox = null;
  /** @type {{ engine: Engine } & ReturnType<typeof judgesInTurn> | null} */ let plain = null;
  /** What is looked at, and whom it was asked of; own code is judged alone.
   * @type {{ engine: Engine, judging: Judging | null } | null} */
  let shown = null;
  let main = '';
  /** What could not be had is asked for again the next time. */
  const again = () => {
    sandbox = null;
  };
  const inSandbox = () =>
    (sandbox ??= import('./engine/own/own-engine.js').then(
      ({ OwnEngine: Sandbox }) => new Sandbox({ onLost, onUnavailable: again }),
      () => {
        again();
        throw new Error('What runs your own code could not be loaded. Is the connection gone?');
      },
    ));
  const builtIn = () => {
    if (plain) return plain;
    const engine = new Engine({ onLost });
    return (plain = { engine, ...judgesInTurn(engine) });
  };
  /** @template T @param {(engine: Engine) => Promise<T>} ask @returns {Promise<T | null>} */
  const look = async (ask) => {
    if (!shown) return null;
    const { engine, judging } = shown;
    return judging ? builtIn().look(judging, () => ask(engine)) : ask(engine);
  };

  /** The board of a failure as a picture. @param {Report} report @param {string} domain */
  async function drawn(report, domain) {
    const { failure } = report;
    if (!failure?.board) return report;
    const check = await builtIn()
      .engine.check(domain, failure.board, {}, [])
      .catch(() => null);
    return { ...report, failure: { ...failure, picture: check?.ok ? check : null } };
  }

  return {
    async load({ language, code }) {
      const engine = await inSandbox();
      const loaded = await engine.load({ language: /** @type {Language} */ (language), code });
      if (loaded.ok) ({ main } = loaded);
      return /** @type {LoadAnswer} */ (loaded);
    },
    async xray({ domain, board, options, heuristic, entry, states, placements, isAside }, hooks) {
      const isOwn = heuristic === ownId;
      const own = isOwn ? await inSandbox() : null;
      const refused = (await own?.use(entry || main)) ?? null;
      if (refused) return { ok: false, error: { ...refused, column: 0, field: '' } };
      /** @type {XrayRequest} */
      const request = {
        domain,
        board,
        options: { ...options },
        max_states: states,
        memory_mib: memoryMib,
        all_placements: placements,
      };
      const judging = { request, heuristic };
      if (!isAside) shown = { engine: own ?? builtIn().engine, judging: own ? null : judging };
      const driven = {
        signal: hooks.signal,
        onProgress: (/** @type {XrayReport} */ progress) => hooks.onProgress?.(reportOf(progress, null)),
      };
      const result = await (own ? own.xray(request, heuristic, driven) : builtIn().judge(judging, driven));
      if (!result.ok) return result;
      const timing = own && !result.stopped ? await own.timing().catch(() => null) : null;
      const report = reportOf(result.report, timing?.nanoseconds ?? null);
      return timing?.steady === false && !report.failure
        ? { ...report, failure: unsteady }
        : drawn(report, domain);
    },
    counterExamples: async (kind, from, to) => {
      const found = await look((engine) => engine.counterExamples(kind, from, to));
      return (found ?? []).map(exampleOf);
    },
    async heat() {
      const found = await look((engine) => engine.gaps());
      return found ? mapOf(found) : null;
    },
    async search({ entry, ...request }, seconds, hooks) {
      if (request.heuristic !== ownId) return builtIn().engine.search(request, seconds, hooks);
      const own = await inSandbox();
      await own.use(entry || main);
      return own.search(request, seconds, hooks);
    },
    end: () => void sandbox?.then((own) => own.end()),
  };
}
