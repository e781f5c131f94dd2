/**
 * JavaScript of the user's own: (state, board) => number. It may be one function, or named functions with or
 * without `export`. It is run as a script of its own, with its own line numbers, so that nothing like eval is
 * needed.
 * @import { Compiled, Loaded } from './own-types.js'
 * @typedef {{ run: (script: string) => unknown, lineOf: (error: unknown) => number | null }} ScriptHost
 *   run: a script's text, whose value is what it calls `take` with; lineOf: where in the script an error was
 */
import { functionBatch, messageOf } from './function-batch.js';
import { helpers } from './helpers.js';

const word = '([A-Za-z_$][\\w$]*)';
/** export, default, and the name of a function or of what is assigned. */
const declaration = new RegExp(
  '(?:^|[;}][ \\t]*)(export\\s+)?(default\\s+)?' +
    `(?:async\\s+)?(?:function\\b\\s*\\*?\\s*${word}|(?:const|let|var)\\s+${word}\\s*=)`,
  'gm',
);
const exportList = /^export\s*\{([^}]*)\}\s*(;|$)/gm;
const helperNames = Object.keys(helpers).join(', ');

const noFunction = 'There is no function here. Write one: (state, board) => 0';

/** What a text declares, and the same text without `export`, line by line. @param {string} code */
export function withoutExports(code) {
  /** @type {{ name: string, exported: boolean }[]} */ const names = [];
  let main = null;
  for (const [, exported, isDefault, named, assigned] of code.matchAll(declaration)) {
    const name = named ?? assigned;
    if (isDefault) main = name;
    if (!names.some((each) => each.name === name)) names.push({ name, exported: exported !== undefined });
  }
  for (const [, list] of code.matchAll(exportList)) {
    for (const part of list.split(',')) {
      const [name, as] = part.trim().split(/\s+as\s+/);
      if (as === 'default') main = name;
      const known = names.find((each) => each.name === name);
      if (known) known.exported = true;
      else if (name) names.push({ name, exported: true });
    }
  }
  const script = code
    .replace(exportList, (all) => all.replace(/[^\n]/g, ''))
    .replace(/^export\s+default\s+(?=(?:async\s+)?function\b\s*\*?\s*[A-Za-z_$])/gm, '')
    .replace(/^export\s+default\s+/gm, () => {
      main ??= 'default';
      return 'const $default = ';
    })
    .replace(/^export\s+(?=(?:async\s+)?function\b|const\b|let\b|var\b|class\b)/gm, '');
  const shown = names.some(({ exported }) => exported) ? names.filter(({ exported }) => exported) : names;
  return { script, main, names: shown.map(({ name }) => name) };
}

/** A text that is one function. A semicolon and comments may follow it. @param {string} code */
const asExpression = (code) =>
  `take((${helperNames}) => { 'use strict'; return { $default: (` +
  `${code.replace(/;(\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*$/, '')}\n) }; });`;

/** @param {ReturnType<typeof withoutExports>} parts */
function asDeclarations({ script, main, names }) {
  const kept = names.map((name) => `${name}: typeof ${name} === 'undefined' ? undefined : ${name}`);
  if (main === 'default') kept.push('$default');
  return `take((${helperNames}) => (() => { 'use strict'; ${script}\n; return { ${kept.join(', ')} }; })());`;
}

/** The line on which a function is declared; 1 where it has no name. @param {string} code
 * @param {string} name */
function lineOfName(code, name) {
  const word = name.replaceAll('$', '\\$');
  const at = code.search(
    new RegExp(`(?:function\\b\\s*\\*?\\s*${word}\\b|\\b(?:const|let|var)\\s+${word}\\b)`),
  );
  return at < 0 ? 1 : code.slice(0, at).split('\n').length;
}

const isSyntax = (/** @type {unknown} */ error) => error instanceof Error && error.name === 'SyntaxError';

/** What the text's value is: its functions by name. @param {string} code @param {ScriptHost} host
 * @returns {{ found: Record<string, unknown>, main: string | null }} */
function evaluate(code, host) {
  const parts = withoutExports(code);
  const take = (/** @type {string} */ script) =>
    /** @type {(...all: Function[]) => Record<string, unknown>} */ (host.run(script))(
      ...Object.values(helpers),
    );
  if (/^export\b/m.test(code)) return { found: take(asDeclarations(parts)), main: parts.main };
  try {
    return { found: take(asExpression(code)), main: 'default' };
  } catch (error) {
    if (!isSyntax(error)) throw error;
    if (!parts.names.length) throw error;
    return { found: take(asDeclarations(parts)), main: null };
  }
}

/** Runs a text and lists its functions. @param {string} code @param {ScriptHost} host
 * @returns {Loaded & { compiled?: Map<string, Compiled> }} */
export function loadJavaScript(code, host) {
  if (!code.trim()) return refusal(noFunction, 1);
  const lines = code.split('\n').length;
  const imported = /^import\b/m.exec(code);
  if (imported)
    return refusal('There is nothing to import here.', code.slice(0, imported.index).split('\n').length);
  let result;
  try {
    result = evaluate(code, host);
  } catch (error) {
    return refusal(messageOf(error), Math.min(host.lineOf(error) ?? 0, lines)); // its end is in our line
  }
  /** @type {Map<string, Compiled>} */ const compiled = new Map();
  const functions = [];
  let main = null;
  for (const [key, value] of Object.entries(result.found)) {
    if (typeof value !== 'function' || Object.values(helpers).some((each) => each === value)) continue;
    const name = key === '$default' ? String(value.name || 'default').replace('$default', 'default') : key;
    const line = key === '$default' && name === 'default' ? 1 : lineOfName(code, name);
    if (key === '$default' || key === result.main) main = name;
    const heuristic = /** @type {Function} */ (value);
    compiled.set(name, { batch: (view) => functionBatch(heuristic, { name, line }, host.lineOf, view) });
    functions.push({ name, line });
  }
  if (!functions.length) return refusal(noFunction, 1);
  return {
    ok: true,
    language: 'javascript',
    functions,
    main: main ?? mainOf(functions),
    formula: null,
    compiled,
  };
}

/** @param {string} message @param {number | null} line @returns {Loaded} */
const refusal = (message, line) => ({ ok: false, error: { message, line: line ?? 0 } });

/** Which of several functions is meant if nobody says. @param {{ name: string }[]} functions */
const mainOf = (functions) =>
  (
    functions.find(({ name }) => name === 'h') ??
    functions.findLast(({ name }) => /^heur/i.test(name)) ??
    /** @type {{ name: string }} */ (functions.at(-1))
  ).name;
