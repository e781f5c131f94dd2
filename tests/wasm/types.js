// Holds what the artefact answers against wasm/frontier.d.ts: each call of the module is checked by the type
// that
// is said there. Only the forms that the file has are understood.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../wasm/frontier.d.ts', import.meta.url), 'utf8');
/** Each element of a longer array costs time, and is like the others. */
const mostElements = 200;

/** The members of an interface, each with its type; of a call, the type of its answer. */
const membersOf = (body) =>
  new Map([...body.matchAll(/'?([$\w-]+)'?(?:\([^)]*\))?: ([^;]+);/g)].map(([, ...pair]) => pair));
const interfaces = new Map(
  [...text.matchAll(/^export interface (\w+) \{([^}]*)\}/gm)].map(([, name, body]) => [
    name,
    membersOf(body),
  ]),
);
const unions = new Map([...text.matchAll(/^export type (\w+) =\s*(\|[^;]+);/gm)].map(([, ...pair]) => pair));

/** Whether a value is of a type, in the words of that file. */
export function assertType(value, type, path = 'value') {
  const [, inner] = /^Answer<(.+)>$/.exec(type) ?? [];
  if (inner) return assertAnswer(value, inner, path);
  const parts = type
    .split(' | ')
    .flatMap((part) => (unions.get(part) ?? part).split('|'))
    .map((part) => part.trim())
    .filter(Boolean);
  if (value === null || value === undefined) {
    assert.ok(parts.includes(String(value)), `${path} is ${value}, not ${type}`);
  } else if (parts.some((part) => part.startsWith("'"))) {
    assert.ok(parts.includes(`'${value}'`), `${path} is ${value}, not one of ${parts}`);
  } else {
    assertKind(value, parts[0], path);
  }
}

function assertAnswer(value, type, path) {
  if (!value?.ok) return assertType(value, 'Refusal', path);
  const { ok, ...rest } = value;
  assert.equal(ok, true, path);
  assertType(rest, type, path);
}

function assertKind(value, type, path) {
  if (type.endsWith('[]')) {
    assert.ok(Array.isArray(value), `${path} is not an array`);
    value.slice(0, mostElements).forEach((item, i) => assertType(item, type.slice(0, -2), `${path}[${i}]`));
  } else if (interfaces.has(type)) {
    const fields = interfaces.get(type);
    assert.equal(typeof value, 'object', `${path} is not an object`);
    assert.deepEqual(Object.keys(value).sort(), [...fields.keys()].sort(), `the fields of ${path}`);
    for (const [name, field] of fields) assertType(value[name], field, `${path}.${name}`);
  } else {
    const kind = typeof value === 'object' ? value.constructor.name : typeof value;
    assert.equal(kind, type === 'false' ? 'boolean' : type, `${path} is ${kind}: ${value}`);
    if (type === 'number') assert.ok(Number.isFinite(value), `${path} is ${value}`);
  }
}

/** The same object, with every answer checked. One whose request was refused answers nothing but error(). */
export function checked(object, name) {
  const isRefused = interfaces.get(name).has('error') && object.error() !== null;
  return new Proxy(object, {
    get(target, key) {
      const member = target[key];
      if (typeof member !== 'function' || !interfaces.get(name).has(key)) return member;
      const type = interfaces.get(name).get(key);
      if (type.startsWith('new ')) return maker(member, key);
      return (...args) => {
        const answer = member.apply(target, args);
        if (type !== 'void' && (key === 'error' || !isRefused)) assertType(answer, type, `${name}.${key}()`);
        return answer;
      };
    },
  });
}

const maker = (Class, name) =>
  new Proxy(Class, { construct: (Made, args) => checked(new Made(...args), name) });
