/** The module that Emscripten writes; `#wasm` is set in vite.config.js. */
declare module '#wasm/frontier.mjs' {
  const createFrontier: (options: object) => Promise<import('../wasm/frontier').Module>;
  export default createFrontier;
}
declare module '#wasm/*.wasm?url' {
  const url: string;
  export default url;
}
