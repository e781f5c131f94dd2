/** The module that Emscripten writes; `#wasm` is set in vite.config.js. */
declare module '#wasm/frontier.mjs' {
  const createFrontier: (options: object) => Promise<import('../wasm/frontier').Module>;
  export default createFrontier;
}
declare module '#wasm/*.wasm?url' {
  const url: string;
  export default url;
}
/** The bundle of engine/own/sandbox-worker.js; tools/sandbox-text.mjs makes it. */
declare module '#sandbox-worker' {
  const text: string;
  export default text;
}
declare module '#boundary/*?raw' {
  const text: string;
  export default text;
}
declare module 'pyodide/*?url' {
  const url: string;
  export default url;
}
declare module '*.py?raw' {
  const text: string;
  export default text;
}
/** What the one file holds besides its script; tools/single.mjs puts it there. */
declare module '#inside' {
  export const icon: string;
  export const sandbox: string;
  export const first: string;
  export const rest: string;
  export const search: string;
  export const batch: string;
  export const game: string;
  export const gif: string;
  export const titles: Record<string, string>;
}
