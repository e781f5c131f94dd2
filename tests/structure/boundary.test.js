// Every function that the bindings offer is called by the native test of the boundary, where the sanitizers
// look.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const bindingFiles = ['wasm/bindings.cpp', 'wasm/game_bindings.cpp', 'wasm/xray_bindings.cpp'];

/** The names under which JavaScript calls: check, Session.plan … */
export function boundNames(text) {
  const names = [];
  let owner = '';
  for (const [, className, kind, name] of text.matchAll(
    /class_<\w+>\("(\w+)"\)|(emscripten::|\.)function\("(\w+)"/g,
  )) {
    if (className) owner = `${className}.`;
    else names.push((kind === '.' ? owner : '') + name);
  }
  return names;
}

/** The same names, as the types of the boundary have them. */
export function typedNames(types) {
  const owners = [...types.matchAll(/^  (\w+): new /gm)].map(([, name]) => name);
  return ['Module', ...owners].flatMap((owner) => {
    const [, body] = new RegExp(`^export interface ${owner} \\{\\n([^}]*)\\}`, 'm').exec(types);
    const names = [...body.matchAll(/^  (\w+)\(/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'delete');
    return names.map((name) => (owner === 'Module' ? '' : `${owner}.`) + name);
  });
}

const missing = (bindings, calls) =>
  boundNames(bindings).filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(calls));

test('every function of the bindings is called under the sanitizers', () => {
  const calls = readFileSync('tests/core/boundary_test.cpp', 'utf8');
  for (const file of bindingFiles) {
    const bindings = readFileSync(file, 'utf8');
    assert.ok(boundNames(bindings).length > 5);
    assert.deepEqual(missing(bindings, calls), [], file);
  }
});

test('the types of the boundary are those that the core’s fields give', () => {
  const written = execFileSync('build/native-release/tests/boundary', { encoding: 'utf8' });
  assert.equal(
    readFileSync('wasm/frontier.d.ts', 'utf8'),
    written,
    'renew them: build/native-release/tests/boundary >wasm/frontier.d.ts',
  );
});

test('every function of the bindings has a type, and no other has', () => {
  const bound = bindingFiles.flatMap((file) => boundNames(readFileSync(file, 'utf8')));
  assert.deepEqual(typedNames(readFileSync('wasm/frontier.d.ts', 'utf8')).sort(), bound.sort());
});

test('a function that nobody calls is named', () => {
  const bindings =
    'emscripten::function("check", &check);\nclass_<A>("Session")\n.function("plan", ' +
    '&A::plan)\n.function("look", &A::look);';
  assert.deepEqual(missing(bindings, 'called("check"); called("Session.plan")'), ['Session.look']);
});
