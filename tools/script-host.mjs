/** Runs the script of a heuristic in this process, as the page's sandbox does in a frame. For tests and the
 * bench. */
import vm from 'node:vm';

let taken;
globalThis.take = (value) => void (taken = value);

export const scriptHost = {
  run(script) {
    new vm.Script(script, { filename: 'heuristic.js' }).runInThisContext();
    return taken;
  },
  lineOf: (error) => Number(/heuristic\.js:(\d+)/.exec(String(error?.stack))?.[1] ?? 0),
};
