// What a link may do before anyone has clicked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edit, freshDocument, repairDocument } from '../../web/model/document.js';
import { fromFragment } from '../../web/model/link-read.js';
import { boundedForStep, mostSeconds, questionBefore } from '../../web/model/link-run.js';
import { catalog } from './catalog-sample.js';

const { limits } = catalog;
const fresh = freshDocument(catalog);
const linked = (fields) =>
  boundedForStep(repairDocument(fromFragment(`#domain=${fresh.domain}&step=1&${fields}`).candidate, catalog));

test('a link to a step runs by itself for at most 10 s, with at most 512 MiB', () => {
  assert.deepEqual([mostSeconds, limits.default_memory_mib], [10, 512]);
  for (const modest of [
    '',
    'time_bound=',
    'time_bound=10',
    'time_bound=0',
    'memory_mib=512',
    'time_bound=9.9&memory_mib=1',
    'max_expansions=200000',
    'max_expansions=1e9&time_bound=10',
  ]) {
    assert.equal(questionBefore(linked(modest), limits), '', modest);
  }
  for (const much of [
    'time_bound=10.001',
    'time_bound=86400',
    'time_bound=1e300',
    'memory_mib=513',
    'max_expansions=200001',
    'max_expansions=200000&time_bound=20',
    `time_bound=1&memory_mib=${limits.memory_mib}`,
  ]) {
    assert.match(questionBefore(linked(much), limits), /^This link asks for a search .+\.$/, much);
  }
  assert.notEqual(questionBefore(edit(linked('time_bound=5'), { time_bound: null }), limits), '');
});

test('a link that does not say how long gets a bound, and any other keeps its own', () => {
  assert.equal(linked('').time_bound, mostSeconds);
  assert.equal(linked('time_bound=86400').time_bound, 86400);
  assert.equal(linked('time_bound=0.5').time_bound, 0.5);
  assert.equal(linked('max_expansions=5000').time_bound, null); // the same on every machine
});

test('the question says how much, in words a player reads', () => {
  const asked = (time_bound, memory_mib, max_expansions = null) =>
    questionBefore({ time_bound, memory_mib, max_expansions }, limits);
  assert.equal(
    asked(86400, 3584),
    'This link asks for a search of up to 24 h, with up to 3.5 GiB of memory.',
  );
  assert.equal(asked(90, 512), 'This link asks for a search of up to 90 s, with up to 512 MiB of memory.');
  assert.equal(asked(600, 1024), 'This link asks for a search of up to 10 min, with up to 1 GiB of memory.');
  assert.equal(
    asked(1e300, 64),
    'This link asks for a search of more than a year, with up to 64 MiB of memory.',
  );
  assert.equal(
    asked(null, 2048),
    'This link asks for a search without a time bound, with up to 2 GiB of memory.',
  );
  assert.equal(
    asked(null, 1024, 1e6),
    'This link asks for a search of up to 1,000,000 expansions, with up to 1 GiB of memory.',
  );
});
