// The shipped artefact, loaded as Node has to: with its bytes in hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createInParts } from '../../web/engine/parts.js';
import { checked } from './types.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(root, process.env.WASM_DIR ?? 'build/wasm-release/wasm');

export async function load() {
  const { default: createFrontier } = await import(pathToFileURL(`${folder}/frontier.mjs`).href);
  const part = (name) => readFileSync(`${folder}/frontier.${name}.wasm`);
  return (await createInParts(createFrontier, part('first'), () => part('rest'))).module;
}

/** Every answer is held against the types that the page is checked with. */
export const module = checked(await load(), 'Module');

const levelText = (name) => readFileSync(`${root}levels/${name}.txt`, 'utf8');
export const firstSteps = module.levels('sokoban', levelText('sokoban_first_steps'));
const csc384 = module.levels('sokoban', levelText('sokoban_csc384'));
export const boardOf = (id) =>
  [...firstSteps.levels, ...csc384.levels].find((level) => level.id === id).board;

export const jugsBoard = '3 4\n0 0\n0 2\n';
export const onePush = '#####\n#@$.#\n#####\n';

/** A request with everything that it leaves open filled in: Sokoban with a heuristic that needs no
 * preparation, and
 * without dead ends, whose counts are known from elsewhere. */
export function request(changes) {
  const plain = (changes.domain ?? 'sokoban') === 'sokoban';
  return {
    domain: 'sokoban',
    board: onePush,
    options: plain ? { deadlocks: 'off' } : {},
    strategy: 'a_star',
    heuristic: plain ? 'manhattan' : '',
    formula: '',
    weight: null,
    bound: { g: null, h: null, f: null },
    max_expansions: null,
    memory_mib: 256,
    ...changes,
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
