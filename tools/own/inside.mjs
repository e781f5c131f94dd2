/**
 * What runs in the context that child.mjs makes: the engine and JavaScript of the user's own, with nothing of
 * Node's. Texts go in and come out; what is given of outside is hidden before the user's code is run.
 */
import createFrontier from '#wasm/frontier.mjs';
import { CodeHolder } from '../../web/engine/own/code-holder.js';
import { loadJavaScript } from '../../web/engine/own/javascript.js';
import { lockDown } from '../../web/engine/own/lockdown.js';
import { createInParts } from '../../web/engine/parts.js';
import { searchOwn } from './search.mjs';

const { compile, now, first, rest } = globalThis.outside;
delete globalThis.outside;
let taken;
globalThis.take = (value) => void (taken = value);

const host = {
  run(script) {
    taken = undefined;
    const refused = compile(script);
    if (refused !== null) {
      const [line, message] = refused.split('\n');
      throw Object.assign(new SyntaxError(message), { ownLine: Number(line) });
    }
    return taken;
  },
  lineOf(error) {
    if (error?.ownLine) return error.ownLine;
    const found = /heuristic\.js:(\d+)/.exec(String(error?.stack));
    return found ? Number(found[1]) : null;
  },
};

/** @param {string} text the job as JSON @returns {Promise<string>} */
globalThis.run = async (text) => {
  const { module } = await createInParts(createFrontier, Uint8Array.from(first), () => Uint8Array.from(rest));
  lockDown(globalThis);
  const holder = new CodeHolder(
    ({ code }) => loadJavaScript(code, host),
    () => {},
    now,
  );
  return JSON.stringify(await searchOwn(module, holder, JSON.parse(text), now));
};
