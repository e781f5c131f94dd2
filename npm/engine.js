/**
 * The engine, which is loaded once, and the objects that live in it. What leaves the engine by an exception
 * has broken it: whatever is begun after that begins with a new one.
 * @import { Catalog, Module } from '../web/engine/protocol.js'
 * @typedef {{ module: Module, catalog: Catalog, broken: boolean, depth: number }} Engine
 *   depth: calls within calls, by heuristics that ask the engine themselves
 * @typedef {BufferSource | WebAssembly.Module | Response | Promise<Response>} Source
 */
import createFrontier from '#wasm/frontier.mjs';
import { engineBytes } from '#bytes';
import { FrontierError, wrong } from './errors.js';

const deepest = 8; // its stack is of 1 MB, and nobody looks after it

/** @type {Promise<Engine> | null} */ let loading = null;

/** @param {Source | null} [source] the engine's bytes, where this module cannot find them by itself */
export async function load(source = null) {
  if (source && loading) throw wrong('The engine is loaded already: hand its bytes in before.', 'source');
  await engine(source);
}

/** @param {Source | null} [source] @returns {Promise<Engine>} */
export function engine(source = null) {
  loading ??= start(source).catch((cause) => {
    loading = null; // it may be there the next time
    throw new FrontierError(`The engine could not be loaded: ${cause.message}`, 'engine', { cause });
  });
  return loading;
}

/** @param {Source | null} given @returns {Promise<Engine>} */
async function start(given) {
  const source = (await given) ?? (await engineBytes());
  const isResponse = typeof Response === 'function' && source instanceof Response;
  const bytes = isResponse ? await source.arrayBuffer() : source;
  const code = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
  const quiet = () => {}; // what it would print, it throws as well
  const module = await createFrontier({
    print: quiet,
    printErr: quiet,
    instantiateWasm(
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance) => void} */ done,
    ) {
      const instance = new WebAssembly.Instance(code, imports);
      done(instance);
      return instance.exports;
    },
  });
  return { module, catalog: module.catalog(), broken: false, depth: 0 };
}

/** All calls of the engine go through here. @template T @param {Engine} engine
 * @param {(module: Module) => T} call @returns {T} */
export function use(engine, call) {
  if (engine.broken) throw new FrontierError('The engine broke. Begin anew.', 'engine');
  if (engine.depth >= deepest) throw wrong('Heuristics ask the engine within each other, too deeply.', '');
  engine.depth += 1;
  try {
    return call(engine.module);
  } catch (cause) {
    if (cause instanceof FrontierError) throw cause;
    engine.broken = true;
    loading = null;
    const message = cause instanceof Error ? cause.message : 'an error inside it';
    throw new FrontierError(`The engine broke: ${message}`, 'engine', { cause });
  } finally {
    engine.depth -= 1;
  }
}
