/**
 * Runs texts as scripts of a worker, from memory, and finds the line of an error in them.
 * @import { ScriptHost } from './javascript.js'
 * @typedef {typeof globalThis & { importScripts(address: string): void }} WorkerScope
 * @param {WorkerScope} worker
 * @returns {ScriptHost}
 */
export function scriptHost(worker) {
  /** @type {unknown} */ let taken;
  /** Of the scripts that were run. @type {string[]} */ const addresses = [];
  Object.defineProperty(worker, 'take', { value: (/** @type {unknown} */ value) => void (taken = value) });

  /** The line that the browser knows of an error and its own text does not tell. @param {unknown} error */
  function reportedLine(error) {
    /** @type {number | null} */ let line = null;
    const listen = (/** @type {ErrorEvent} */ event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (addresses.includes(event.filename)) line = event.lineno;
    };
    worker.addEventListener('error', listen, { capture: true, once: true });
    worker.reportError(error);
    worker.removeEventListener('error', listen, { capture: true });
    return line;
  }

  return {
    run(script) {
      const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
      addresses.push(address);
      taken = undefined;
      worker.importScripts(address);
      URL.revokeObjectURL(address);
      return taken;
    },
    lineOf(error) {
      if (!(error instanceof Error)) return null;
      if (error.name === 'SyntaxError') return reportedLine(error);
      const stack = String(error.stack);
      const places = addresses.flatMap((address) => {
        const at = stack.indexOf(address);
        return at < 0 ? [] : [{ at, line: parseInt(stack.slice(at + address.length + 1), 10) }];
      });
      return places.sort((a, b) => a.at - b.at)[0]?.line ?? null;
    },
  };
}
