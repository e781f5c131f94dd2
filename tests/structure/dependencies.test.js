import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breaches, references } from './dependencies.js';
import { repositoryFiles } from './files.js';

const set = (files) => new Map(Object.entries(files));

test('dependencies point one way', () => {
  assert.deepEqual(breaches(repositoryFiles()), []);
});

test('the reader sees the repository', () => {
  const files = repositoryFiles();
  const seen = (path) => references(path, files.get(path), (name) => files.has(name));
  assert.ok(seen('core/domain_table.cpp').some((name) => name.startsWith('core/domains/')));
  assert.ok(seen('core/catalog.cpp').some((name) => name.startsWith('core/algorithms/')));
  assert.ok(seen('wasm/bindings.cpp').includes('core/catalog.h'));
  assert.ok(seen('web/engine/worker-side.js').some((name) => name.startsWith('#wasm')));
});

test('the reader knows every way to name a file, and skips comments', () => {
  assert.deepEqual(
    references(
      'core/a.cpp',
      '#include <vector>\n # include "b.h" // why\n// #include "c.h"\n/* #include "d.h" */',
    ),
    ['vector', 'b.h'],
  );
  assert.deepEqual(
    references(
      'core/domains/a.h',
      '#include "b.h"\n#include "core/types.h"',
      (name) => name === 'core/domains/b.h',
    ),
    ['core/domains/b.h', 'core/types.h'],
  );
  const script = `
    import 'lit';
    import { a,
      b } from "./near.js";
    export * from '../model/document.js';
    /** @typedef {import('../engine/protocol.js').Stats} Stats */
    // import './gone.js';
    const address = 'https://example.org'; import './after.js';
    const later = () => import('./later.js');
    new Worker(new URL('../engine/worker.js', import.meta.url));`;
  assert.deepEqual(references('web/views/a.js', script).sort(), [
    'lit',
    'web/engine/worker.js',
    'web/model/document.js',
    'web/views/after.js',
    'web/views/later.js',
    'web/views/near.js',
  ]);
});

test('what is allowed is not complained about', () => {
  assert.deepEqual(
    breaches(
      set({
        'core/types.h': '#include <cstdint>',
        'core/formula.cpp': '#include "core/formula.h"\n#include "core/text/words.h"',
        'core/domains/jugs.h': '#include "core/domain.h"',
        'core/algorithms/best_first.h': '#include "core/node_table.h"',
        'core/catalog.cpp': '#include "core/algorithms/best_first.h"\n#include "core/domains/jugs.h"',
        'wasm/bindings.cpp': '#include <emscripten/bind.h>\n#include "core/catalog.h"',
        'core/domains/blank.h': '#include "core/validate/domain_checker.h"',
        'cli/main.cpp':
          '#include <CLI/CLI.hpp>\n#include <chrono>\n#include <fstream>\n#include ' +
          '<nlohmann/json.hpp>\n#include "core/catalog.h"',
        'web/app.js': "import './engine/engine.js'; import './views/board-view.js';",
        'web/views/board-view.js':
          "import { html } from 'lit'; import '../model/document.js'; import '../themes/jugs.js';",
        'web/engine/worker.js': "import createFrontier from '#wasm/frontier.mjs';",
        'tests/laws/plan_test.cpp':
          '#include "core/domains/jugs.h"\n#include "core/algorithms/best_first.h"\n#include <chrono>',
      }),
    ),
    [],
  );
});

const broken = {
  'an algorithm names a domain': ['core/algorithms/a.h', '#include "core/domains/jugs.h"'],
  'an algorithm names a domain by a relative path': ['core/algorithms/a.h', '#include "../domains/jugs.h"'],
  'a domain names an algorithm': ['core/domains/jugs.h', '#include "core/algorithms/a.h"'],
  'another file than catalog.cpp knows domains': ['core/search.h', '#include "core/domains/jugs.h"'],
  'another file than catalog.cpp knows algorithms': ['core/catalog.h', '#include "core/algorithms/a.h"'],
  'the core knows the catalogue': ['core/history.h', '#include "core/catalog.h"'],
  'the plan checker shares code with the core': ['core/validate/plan_checker.h', '#include "core/types.h"'],
  'the plan checker shares code with a domain': [
    'core/validate/plan_checker.h',
    '#include "core/domains/jugs.h"',
  ],
  'the core reads boards as a checker does': ['core/catalog.cpp', '#include "core/validate/jugs_board.h"'],
  'a domain shares code with its checker': ['core/domains/jugs.h', '#include "core/validate/jugs_board.h"'],
  'the core knows Emscripten': ['core/search.h', '#include <emscripten/val.h>'],
  'the core knows Emscripten, in quotes': ['core/search.h', '#include "emscripten.h"'],
  'the core knows JSON': ['core/catalog.cpp', '#include <nlohmann/json.hpp>'],
  'the core knows the command line parser': ['core/catalog.cpp', '#include <CLI/CLI.hpp>'],
  'the core knows files': ['core/text/xsb.h', '#include <fstream>'],
  'the core knows clocks': ['core/search.h', '#include <chrono>'],
  'the core knows a shell': ['core/search.h', '#include "cli/print.h"'],
  'the bindings go past the catalogue': ['wasm/bindings.cpp', '#include "core/domains/jugs.h"'],
  'the command line goes past the catalogue': ['cli/solve.cpp', '#include "core/algorithms/a.h"'],
  'the command line knows Emscripten': ['cli/solve.cpp', '#include <emscripten.h>'],
  'a view imports the engine': ['web/views/a.js', "import { Engine } from '../engine/engine.js';"],
  'a view starts the worker': [
    'web/views/a.js',
    "new Worker(new URL('../engine/worker.js', import.meta.url))",
  ],
  'a view imports app.js': ['web/views/a.js', "import '../app.js';"],
  'the model imports a view': ['web/model/a.js', "import '../views/a.js';"],
  'the engine imports the model': ['web/engine/engine.js', "import '../model/document.js';"],
  'app.js imports the WASM module': ['web/app.js', "import createFrontier from '#wasm/frontier.mjs';"],
  'the model loads the WASM module': ['web/model/a.js', "const load = () => import('#wasm/frontier.mjs');"],
  'the package imports the model': ['npm/a.js', "import '../web/model/document.js';"],
  'the engine imports the package': ['web/engine/a.js', "import '../../npm/session.js';"],
  'the page loads code from elsewhere': ['web/app.js', "import 'https://cdn.example/lit.js';"],
};
for (const [what, [path, text]] of Object.entries(broken)) {
  test(`negative control: ${what}`, () => {
    const found = breaches(set({ [path]: text, 'core/domains/jugs.h': '', [path]: text }));
    assert.equal(found.length, 1, String(found));
    assert.match(found[0], /must not use/);
  });
}
