/**
 * Python of the user's own, by Pyodide. The interpreter is started once, from files that are handed in; rows
 * go in and estimates come out through its memory, a batch a call.
 * @import { View } from './layout.js'
 * @import { Batch, Compiled, FormulaFound, FunctionRow, Problem } from './own-types.js'
 * @import { Ready } from './code-holder.js'
 * @typedef {{ addresses(): PyProxy<[number, number]>, ask(count: number): number,
 *   failed: PyProxy<Problem>, destroy(): void }} Asker
 * @typedef {{ ok: true, functions: FunctionRow[], main: string, formula: FormulaFound | null }
 *   | { ok: false, error: Problem }} PythonLoaded
 * @typedef {{ load(code: string): PyProxy<PythonLoaded>,
 *   Asker(name: string, domain: string, view: unknown): Asker }} Harness
 * @typedef {{ FS: { writeFile(path: string, text: string): void }, pyimport(name: string): Harness,
 *   toPy(value: unknown): unknown, _module: { HEAP32: Int32Array, HEAPF64: Float64Array } }} Interpreter
 */
/** @template T @typedef {{ toJs(options: object): T, destroy(): void }} PyProxy */
const room = 256; // ROOM of harness.py

/** Makes the modules known to an interpreter. @param {Interpreter} python
 * @param {Record<string, string>} modules by their names @returns {Harness} */
export function harnessOf(python, modules) {
  for (const [name, text] of Object.entries(modules)) python.FS.writeFile(`${name}.py`, text);
  return python.pyimport('harness');
}

/** @template T @param {PyProxy<T>} proxy @returns {T} */
function plain(proxy) {
  const value = proxy.toJs({ dict_converter: Object.fromEntries });
  proxy.destroy();
  return value;
}

/** @param {string} code @param {Interpreter} python @param {Harness} inside @returns {Ready} */
export function loadPython(code, python, inside) {
  const loaded = plain(inside.load(code));
  if (!loaded.ok) return loaded;
  /** @type {Map<string, Compiled>} */ const compiled = new Map();
  for (const { name } of loaded.functions)
    compiled.set(name, { batch: (view, domain) => batchOf(python, inside, name, domain, view) });
  return { ...loaded, formula: formulaOf(loaded.formula), language: 'python', compiled };
}

/** None comes as undefined. @param {FormulaFound | null | undefined} formula @returns {FormulaFound | null}
 * */
const formulaOf = (formula) =>
  formula ? /** @type {FormulaFound} */ ({ text: formula.text ?? null, error: formula.error ?? null }) : null;

/** @param {Interpreter} python @param {Harness} inside @param {string} name @param {string} domain
 * @param {View} view @returns {Batch} */
function batchOf(python, inside, name, domain, view) {
  const asker = inside.Asker(name, domain, python.toPy(view));
  const [rowsAt, outAt] = plain(asker.addresses());
  const { stride } = view;
  return (rows, from, to, out) => {
    for (let at = from; at < to; at += room) {
      const count = Math.min(room, to - at);
      // the views are asked for each time: they are others after the memory grew
      python._module.HEAP32.set(rows.subarray(at * stride, (at + count) * stride), rowsAt >> 2);
      const done = asker.ask(count);
      const first = outAt >> 3;
      out.set(python._module.HEAPF64.subarray(first, first + done), at);
      if (done < count) return { ...plain(asker.failed), row: at + done };
    }
    return null;
  };
}
