// The numbers by which states of two searches are compared: the same for what is one state, whatever the
// strategy, the heuristic and the way there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divergenceOf } from '../../web/model/divergence.js';
import { offeredBy } from '../../web/model/strategies.js';
import { boardOf, module } from './frontier.js';

const { domains, strategies } = module.catalog();

/** The key and the text of the state of each expansion. */
function searched(request) {
  const session = new module.Session({ memory_mib: 64, max_expansions: 300, ...request });
  assert.equal(session.error(), null);
  while (session.advance(1000) === 'running');
  const { expanded } = session.stats();
  const keys = session.state_keys(0, expanded + 10);
  const middle = Math.floor(expanded / 2);
  assert.deepEqual(session.state_keys(middle, expanded), keys.subarray(middle));
  const texts = Array.from({ length: expanded }, (_, step) => session.text(session.expansion(step).node));
  session.delete();
  assert.equal(keys.length, expanded);
  return { keys, texts };
}

/** Helpers stand for each other. */
const alike = (domain, text) => (domain === 'lunar' ? text.replaceAll(/[a-z]/g, 'a') : text);

for (const { id: domain, example, own_strategies } of domains) {
  test(`${domain}: equal keys are equal boards, over all strategies`, () => {
    const byText = new Map();
    const byKey = new Map();
    for (const { id: strategy } of offeredBy(strategies, { own_strategies })) {
      const options =
        domain === 'sokoban' && strategy === 'solve' ? { space: 'moves', symmetry: 'apart' } : {};
      const formula = strategy === 'custom' ? 'g + h' : '';
      const request = { domain, board: example, strategy, formula, options, max_expansions: 60 };
      const { keys, texts } = searched(request);
      for (const [step, text] of texts.entries()) {
        assert.equal(byText.get(text) ?? keys[step], keys[step], `${strategy}, step ${step}`);
        byText.set(text, keys[step]);
        if (!byKey.has(keys[step])) byKey.set(keys[step], text);
        assert.equal(alike(domain, byKey.get(keys[step])), alike(domain, text));
      }
    }
    assert.ok(byKey.size > 3);
  });
}

test('two searches part where their boards do, and each count is that of the boards', () => {
  const board = boardOf('CS161');
  const [left, right] = ['a_star', 'best_first'].map((strategy) =>
    searched({ domain: 'sokoban', board, strategy }),
  );
  const found = divergenceOf(left.keys, right.keys);
  const parts = left.texts.findIndex((text, step) => text !== right.texts[step]);
  assert.equal(found.step, parts);
  const [a, b] = [new Set(left.texts), new Set(right.texts)];
  assert.equal(found.onlyLeft, [...a].filter((text) => !b.has(text)).length);
  assert.equal(found.onlyRight, [...b].filter((text) => !a.has(text)).length);
  const later = right.texts.indexOf(left.texts[parts]);
  assert.equal(found.leftLater, later < 0 ? null : later);
});
