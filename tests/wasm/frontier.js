// The shipped artefact, loaded as Node has to: with its bytes in hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createInParts } from '../../web/engine/parts.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(root, process.env.WASM_DIR ?? 'build/wasm-release/wasm');

export async function load() {
  const { default: createFrontier } = await import(pathToFileURL(`${folder}/frontier.mjs`).href);
  const part = (name) => readFileSync(`${folder}/frontier.${name}.wasm`);
  return (await createInParts(createFrontier, part('first'), () => part('rest'))).module;
}

export const module = await load();

const levelText = (name) => readFileSync(`${root}levels/${name}.txt`, 'utf8');
export const firstSteps = module.levels('sokoban', levelText('sokoban_first_steps'));
const csc384 = module.levels('sokoban', levelText('sokoban_csc384'));
export const boardOf = (id) => [...firstSteps.levels, ...csc384.levels].find((level) => level.id === id).board;

export const jugsBoard = '3 4\n0 0\n0 2\n';
export const onePush = '#####\n#@$.#\n#####\n';

/** A request with everything that it leaves open filled in: Sokoban with a heuristic that needs no preparation, and
 * without dead ends, whose counts are known from elsewhere. */
export function request(changes) {
  const plain = (changes.domain ?? 'sokoban') === 'sokoban';
  return {
    domain: 'sokoban', board: onePush, options: plain ? { deadlocks: 'off' } : {}, strategy: 'a_star',
    heuristic: plain ? 'manhattan' : '', formula: '', weight: null,
    bound: { g: null, h: null, f: null }, max_expansions: null, memory_mib: 256, ...changes,
  };
}

/** Calls `use` with a session that had no error, and deletes it whatever happens. */
export function withSession(changes, use) {
  const session = new module.Session(request(changes));
  try {
    assert.equal(session.error(), null);
    return use(session);
  } finally {
    session.delete();
  }
}

/** Runs a session to its end and returns the status. */
export function finish(session, slice = 100_000) {
  for (;;) {
    const status = session.advance(slice);
    if (status !== 'running') return status;
  }
}

/**
 * Whether a value has a shape: a constructor's name ('string', 'number', …, 'Int32Array'), 'x?' for x or null, [shape] for
 * an array of it, or an object of shapes with exactly these keys.
 */
export function assertShape(value, shape, path = 'value') {
  if (Array.isArray(shape)) {
    assert.ok(Array.isArray(value), `${path} is not an array`);
    value.forEach((item, i) => assertShape(item, shape[0], `${path}[${i}]`));
  } else if (typeof shape === 'object') {
    assert.ok(value !== null && typeof value === 'object', `${path} is not an object`);
    assert.deepEqual(Object.keys(value).sort(), Object.keys(shape).sort(), `the fields of ${path}`);
    for (const [key, inner] of Object.entries(shape)) assertShape(value[key], inner, `${path}.${key}`);
  } else if (shape.endsWith('?')) {
    if (value !== null) assertShape(value, shape.slice(0, -1), path);
  } else {
    const kind = typeof value === 'object' ? value?.constructor?.name : typeof value;
    assert.equal(kind, shape, `${path} is ${kind}: ${value}`);
    if (shape === 'number') assert.ok(Number.isFinite(value), `${path} is ${value}`);
  }
}

const [word, count, text] = ['string', 'number', 'string'];
const choice = { id: word, name: text, summary: text };
const optionRow = { ...choice, kind: word, choices: [choice], minimum: 'number?', maximum: 'number?', fallback: text,
  needs_option: text, needs_value: text };
const nodeRow = { node: 'number?', parent: 'number?', action: text, g: count, h: 'number?', f: 'number?' };
const shifts = [{ from: 'number?', to: 'number?' }];
const nodes = [count];
const cells = { width: count, height: count, cells: 'Int32Array' };
export const shapes = {
  problem: { message: text, line: count, column: count, field: word },
  catalog: {
    domains: [{
      ...choice, rules: text, example: text, unit_cost: 'boolean', options: [optionRow],
      legend: [{ id: word, symbol: text, name: text, layer: word }], formats: [choice], plan_formats: [choice], tips: text,
      heuristics: [{ ...choice, admissible: word, consistent: word, why: text, cost: text }], default_heuristic: word,
    }],
    strategies: [{
      ...choice, group: word, purpose: text, guarantee: text, formula: text, uses_heuristic: 'boolean', uses_weight: 'boolean', uses_formula: 'boolean',
      default_weight: count, default_cycle: word, default_ties: word, options: [optionRow], ignores: [word],
    }],
    groups: [choice],
    options: [optionRow],
    formulas: [{ ...choice, formula: text }],
    statuses: [choice], fates: [choice], counters: [choice], events: [choice],
  },
  check: {
    ok: 'boolean', width: count, height: count, cells: 'Int32Array', text, format: word, notes: [text],
    estimates: [{ heuristic: word, value: 'number?' }], goal: 'Object?', dead_end: text,
  },
  levels: { ok: 'boolean', title: text, levels: [{ id: text, title: text, board: text, line: count, optimal: 'number?' }] },
  formula: { ok: 'boolean', uses: [word], monotone: 'boolean', bound: 'number?', sentence: text },
  verdict: {
    ok: 'boolean', legal: 'boolean', reaches_goal: 'boolean', cost: count, steps: count, failed_step: count,
    actions: [text], message: text,
  },
  stats: {
    status: word, message: text, expanded: count, generated: count, kept: count, reopened: count, pruned_cycle: count,
    pruned_bound_g: count, pruned_bound_h: count, pruned_bound_f: count, pruned_incumbent: count, pruned_threshold: count, pruned_deadlock: count,
    discarded: count, open: count, nodes: count, memory_bytes: count, peak_memory_bytes: count, cost: 'number?', lower_bound: 'number?',
    weight: count, claim: { kind: word, ratio: 'number?', sentence: text },
    incumbents: [{ cost: count, expanded: count, weight: count, lower_bound: 'number?', node: count }],
    preparing: 'number?', paused_at: 'number?',
  },
  plan: { cost: count, actions: [text], costs: [count], nodes },
  expansion: {
    ...nodeRow, index: count, depth: 'number?', formula: text, why: { ties: count, runner_up: 'number?', sentence: text }, is_goal: 'boolean',
    successors: [{ ...nodeRow, cost: count, shifts, fate: word, other: 'number?', reason: text, cells: [count], picture: cells }],
    open: count, closed: count, cost: 'number?', lower_bound: 'number?', weight: count,
  },
  frontier: { total: count, rows: [nodeRow] },
  columns: { node: 'Uint32Array', g: 'Int32Array', h: 'Float32Array', f: 'Float64Array', fresh: 'Uint8Array' },
  path: { actions: [text], nodes },
  cells,
  position: {
    index: count, length: count, action: text, shifts, picture: cells, text, cost: count, is_goal: 'boolean', dead_end: text,
    dead_end_cells: [count], moves: [{ action: text, cost: count, shifts }],
  },
};
