// Every function that the bindings offer is called by the native test of the boundary, where the sanitizers look.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The names under which JavaScript calls: check, Session.plan … */
export function boundNames(text) {
  const names = [];
  let owner = '';
  for (const [, className, kind, name] of text.matchAll(/class_<\w+>\("(\w+)"\)|(emscripten::|\.)function\("(\w+)"/g)) {
    if (className) owner = `${className}.`;
    else names.push((kind === '.' ? owner : '') + name);
  }
  return names;
}

const missing = (bindings, calls) => boundNames(bindings).filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(calls));

test('every function of the bindings is called under the sanitizers', () => {
  const calls = readFileSync('tests/core/boundary_test.cpp', 'utf8');
  for (const file of ['wasm/bindings.cpp', 'wasm/game_bindings.cpp']) {
    const bindings = readFileSync(file, 'utf8');
    assert.ok(boundNames(bindings).length > 10);
    assert.deepEqual(missing(bindings, calls), [], file);
  }
});

test('a function that nobody calls is named', () => {
  const bindings = 'emscripten::function("check", &check);\nclass_<A>("Session")\n.function("plan", &A::plan)\n.function("look", &A::look);';
  assert.deepEqual(missing(bindings, 'called("check"); called("Session.plan")'), ['Session.look']);
});
