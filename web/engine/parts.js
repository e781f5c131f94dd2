/**
 * The engine in two parts (tools/split-engine.mjs): the first holds what a first visit needs, and a
 * placeholder for every function of the rest. The rest joins it when it has come, or when such a function is
 * first called.
 * @template Module
 * @param {(options: object) => Promise<Module>} createFrontier
 * @param {BufferSource} first
 * @param {() => BufferSource} rest is asked at most once, and must answer at once
 * @returns {Promise<{ module: Module, join: (rest: WebAssembly.Module) => void }>}
 */
export async function createInParts(createFrontier, first, rest) {
  /** @type {WebAssembly.Exports} */ let exports = {};
  /** @type {WebAssembly.Table | undefined} */ let table;
  let joined = false;
  const join = (/** @type {WebAssembly.Module} */ code) => {
    if (joined) return;
    // it writes its functions over the placeholders in the table
    new WebAssembly.Instance(code, { first: exports });
    joined = true;
  };
  const placeholder =
    (/** @type {string} */ slot) =>
    (/** @type {unknown[]} */ ...given) => {
      if (!joined) join(new WebAssembly.Module(rest()));
      return table?.get(Number(slot))(...given);
    };
  const code = await WebAssembly.compile(first);
  const module = await createFrontier({
    instantiateWasm(
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance) => void} */ done,
    ) {
      const placeholders = new Proxy({}, { get: (_, slot) => placeholder(String(slot)) });
      const instance = new WebAssembly.Instance(code, { ...imports, rest: placeholders });
      exports = instance.exports;
      table = Object.values(exports).find((each) => each instanceof WebAssembly.Table);
      done(instance);
      return exports;
    },
  });
  return { module, join };
}
