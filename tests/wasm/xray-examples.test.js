// The Lab's worked examples, through the X-ray as the sandbox asks it: each is worth what its text promises.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadJavaScript } from '../../web/engine/own/javascript.js';
import { visibleToPython } from '../../web/engine/own/python-boot.js';
import { harnessOf, loadPython } from '../../web/engine/own/python.js';
import { examplesOf, firstBoards } from '../../web/model/lab-examples.js';
import { heuristicOf } from '../../web/model/own.js';
import { module } from './frontier.js';
import { scriptHost as host } from '../../tools/script-host.mjs';

/** Where the first board has more states than Python can be asked about in a test. */
const fewStates = {
  sokoban: '#######\n#  . .#\n# $@$ #\n#     #\n#######',
  snowman: '#######\n#   ? #\n#b s  #\n#   m #\n#######\ndestination 0 2',
  tiles: '1 2 3\n. 4 5\n\n1 2 3\n4 5 .',
};

const web = (path) => new URL(`../../web/${path}`, import.meta.url);
let interpreter = null;
async function bootPython() {
  const { loadPyodide } = await import(web('node_modules/pyodide/pyodide.mjs').href);
  const python = await loadPyodide({ jsglobals: visibleToPython(), stdout() {}, stderr() {} });
  const text = (name) => [name, readFileSync(web(`engine/own/python/${name}.py`), 'utf8')];
  const inside = harnessOf(python, Object.fromEntries(['course', 'follow', 'harness', 'states'].map(text)));
  return { python, inside };
}

const loaders = {
  formula: async () => null,
  javascript: async (code) => loadJavaScript(code, host),
  async python(code) {
    const { python, inside } = await (interpreter ??= bootPython());
    return loadPython(code, python, inside);
  },
};

/** The estimate of a code for a board; null where a formula says all. */
async function estimateOf({ language, code }, domain, board) {
  const loaded = await loaders[language](code);
  if (!loaded) return null;
  assert.ok(loaded.ok, JSON.stringify(loaded.error));
  const view = module.view(domain, board, {});
  const batch = loaded.compiled.get(loaded.main).batch(view, domain);
  return (rows, count, out) => batch(rows, 0, count, out);
}

function judged(xray, heuristic, estimate) {
  assert.equal(xray.judge(heuristic, estimate), null);
  for (;;) {
    const phase = xray.advance(100_000);
    if (phase !== 'judged' && phase !== 'failed') continue;
    const report = xray.report();
    assert.equal(report.failure, null, JSON.stringify(report.failure));
    return report;
  }
}

for (const language of ['formula', 'javascript', 'python']) {
  for (const domain of Object.keys(firstBoards)) {
    test(`${language}, ${domain}: the wrong one is found out, the others are admissible, the last is best`, async () => {
      const board = (language === 'python' && fewStates[domain]) || firstBoards[domain];
      const xray = new module.Xray({ domain, board, options: {}, max_states: null, memory_mib: 256 });
      assert.equal(xray.error(), null);
      const examples = examplesOf(domain, language);
      assert.equal(examples.length, 3);
      const means = [];
      for (const example of examples) {
        const estimate = await estimateOf(example, domain, board);
        const report = judged(xray, heuristicOf(example), estimate);
        const what = `${example.title}: ${report.too_high} of ${report.states} too high, ρ = ${report.ratio}`;
        assert.equal(report.complete, true);
        assert.equal(report.admissible, example.wrong ? 'no' : 'yes', what);
        assert.equal(report.too_high > 0, Boolean(example.wrong), what);
        assert.equal(report.goals_not_zero, 0, what);
        if (/ρ = 1.2/.test(example.about)) assert.ok(Math.abs(report.ratio - 1.2) < 1e-6, what);
        if (!example.wrong) means.push(report.mean_ratio);
      }
      assert.ok(means[0] <= means[1], `from naive to good: ${means}`);
      xray.delete();
    });
  }
}
