/**
 * What runs in the context that child.js makes: JavaScript of the user's own and what asks it, with nothing
 * of Node's. What is given of outside is hidden before the user's code is run.
 */
import { CodeHolder } from '../../web/engine/own/code-holder.js';
import { loadJavaScript } from '../../web/engine/own/javascript.js';
import { lockDown } from '../../web/engine/own/lockdown.js';

/** @typedef {{ compile: (script: string) => string | null, now: () => number,
 *   holderOf: () => CodeHolder }} Outside */

const realm = /** @type {typeof globalThis & { outside?: Outside, take?: (value: unknown) => void }} */ (
  globalThis
);
const outside = /** @type {Outside} */ (realm.outside);
const { compile, now } = outside;
delete realm.outside;
/** @type {unknown} */ let taken;
realm.take = (/** @type {unknown} */ value) => void (taken = value);

const host = {
  run(/** @type {string} */ script) {
    taken = undefined;
    const refused = compile(script);
    if (refused !== null) {
      const [line, message] = refused.split('\n');
      throw Object.assign(new SyntaxError(message), { ownLine: Number(line) });
    }
    return taken;
  },
  lineOf(/** @type {unknown} */ error) {
    const { ownLine, stack } = /** @type {{ ownLine?: number, stack?: unknown }} */ (error ?? {});
    if (ownLine) return ownLine;
    const found = /heuristic\.js:(\d+)/.exec(String(stack));
    return found ? Number(found[1]) : null;
  },
};

outside.holderOf = () => {
  lockDown(globalThis);
  return new CodeHolder(
    ({ code }) => loadJavaScript(code, host),
    () => {},
    now,
  );
};
