/**
 * Holds what comes out of a sandbox against the types that the core wrote (wasm/frontier.d.ts): code of the
 * user's own lives beside what answers, and may have made it say anything. Only the forms that the file has
 * are understood.
 * @typedef {Map<string, { type: string, optional: boolean }>} Members
 * @typedef {(value: unknown, type: string) => boolean} TypeCheck
 */

/** What the worker answers by itself, in the same words. */
const ownTypes = `
export interface SearchDone { ok: true; stats: Stats; seconds: number; }
export interface XrayDone { ok: true; report: XrayReport; seconds: number; stopped: boolean; }
export interface StepSeen { expansion: Expansion; frontier: FrontierView; cells: Picture; }
export interface StopSeen { index: number; breakpoint: BreakpointRow; }
export interface ProgressSeen { stats: Stats; seconds: number; }
export interface TimeSeen { nanoseconds: number | null; steady: boolean; }
export interface StartSeen { h: number | null; failed: boolean; }
export interface Problem { message: string; line: number; }
export interface FunctionRow { name: string; line: number; }
export interface FormulaSeen { text: string | null; error: Problem | null; }
export interface CodeLoaded {
  ok: true; language: string; functions: FunctionRow[]; main: string; formula: FormulaSeen | null;
}
export interface CodeRefused { ok: false; error: Problem; }
`;

const longestText = 1_000_000;
const mostItems = 50_000_000; // numbers of a column
const mostRows = 100_000;

/** @param {string} text the file's @returns {{ check: TypeCheck, answerOf: (owner: string, name: string) =>
 * string }} */
export function makeTypeCheck(text) {
  /** @type {Map<string, Members>} */ const interfaces = new Map();
  /** @type {Map<string, string>} */ const unions = new Map();
  const all = text + ownTypes;
  for (const [, name, body] of all.matchAll(/^export interface (\w+) \{([^}]*)\}/gm)) {
    /** @type {Members} */ const members = new Map();
    for (const [, member, optional, type] of body.matchAll(/(\w+)(\?)?(?:\([^)]*\))?: ([^;]+);/g))
      members.set(member, { type, optional: optional !== undefined });
    interfaces.set(name, members);
  }
  for (const [, name, words] of all.matchAll(/^export type (\w+) =\s*(\|[^;]+);/gm)) unions.set(name, words);

  /** @type {TypeCheck} */
  function check(value, type) {
    const [, inner] = /^Answer<(.+)>$/.exec(type) ?? [];
    if (inner) return isAnswer(value, inner);
    const parts = type
      .split(' | ')
      .flatMap((part) => (unions.get(part) ?? part).split('|'))
      .map((part) => part.trim())
      .filter(Boolean);
    if (value === null || value === undefined) return parts.includes(String(value)) || type === 'void';
    if (parts.some((part) => part.startsWith("'"))) return parts.includes(`'${String(value)}'`);
    return parts.some((part) => isKind(value, part));
  }

  /** @param {unknown} value @param {string} type */
  function isAnswer(value, type) {
    if (!isRecord(value)) return false;
    if (value.ok !== true) return check(value, 'Refusal');
    const { ok, ...rest } = value;
    return ok === true && check(rest, type);
  }

  /** @param {unknown} value @param {string} type @returns {boolean} */
  function isKind(value, type) {
    if (type.endsWith('[]'))
      return (
        Array.isArray(value) &&
        value.length <= mostRows &&
        value.every((item) => check(item, type.slice(0, -2)))
      );
    const members = interfaces.get(type);
    if (members) {
      if (!isRecord(value)) return false;
      const names = Object.keys(value);
      return (
        names.every((name) => members.has(name)) &&
        [...members].every(([name, field]) =>
          name in value ? check(value[name], field.type) : field.optional,
        )
      );
    }
    return isSimple(value, type);
  }
  const answerOf = (/** @type {string} */ owner, /** @type {string} */ name) =>
    interfaces.get(owner)?.get(name)?.type ?? 'never';
  return { check, answerOf };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {string} type */
function isSimple(value, type) {
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'string':
      return typeof value === 'string' && value.length <= longestText;
    case 'boolean':
      return typeof value === 'boolean';
    case 'true':
    case 'false':
      return String(value) === type && typeof value === 'boolean';
    default:
      return (
        ArrayBuffer.isView(value) && value.constructor.name === type && value.byteLength <= mostItems * 8
      );
  }
}
