// A heuristic as a formula: in the document, in links, and what the engine says of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardEffect } from '../../web/effects/board.js';
import { heuristicEffect } from '../../web/effects/heuristic.js';
import { edit, freshDocument, heuristicOf, heuristicsOf, repairDocument } from '../../web/model/document.js';
import { toFragment } from '../../web/model/link.js';
import { linkDiagnostic } from '../../web/model/link-faults.js';
import { fromFragment } from '../../web/model/link-read.js';
import { requestOf } from '../../web/model/options.js';
import { editDocument, pickDomain } from '../../web/state/updates-document.js';
import { draftHeuristic } from '../../web/state/updates-heuristic.js';
import { catalog } from './catalog-sample.js';
import { fakeClock, good, openStore, settle } from './page-sample.js';

const fresh = freshDocument(catalog);
const formula = '=max(near, 2*zero) + 0.5*near > 3 ? 1 : near';

test('a document keeps a formula, and drops what is neither that nor known', () => {
  const repaired = (heuristic) => repairDocument({ ...fresh, heuristic, guide: heuristic }, catalog);
  assert.deepEqual([repaired(formula).heuristic, repaired(formula).guide], [formula, formula]);
  for (const wrong of ['nonsense', `=${'1'.repeat(2000)}`, 7, null, ['=1']])
    assert.equal(repaired(wrong).heuristic, fresh.heuristic);
  assert.equal(requestOf(repaired(formula), catalog).heuristic, formula);
});

test('a link holds a formula, written by the page or by hand', () => {
  const document = edit(fresh, { heuristic: formula, guide: '=near+zero' });
  const fragment = toFragment(document, fresh);
  assert.deepEqual(repairDocument(fromFragment(`#${fragment}`).candidate, catalog), document);
  const byHand = '#domain=grid&heuristic==max(near,zero)';
  const read = repairDocument(fromFragment(byHand).candidate, catalog);
  assert.equal(read.heuristic, '=max(near,zero)');
  assert.equal(linkDiagnostic(byHand, read, catalog), '');
});

test('the formula stands among the heuristics, with what is known of it', () => {
  const document = edit(fresh, { heuristic: '= 2*near ' });
  assert.deepEqual(heuristicsOf(fresh, catalog), catalog.domains[0].heuristics);
  const unread = heuristicOf(document, catalog);
  assert.deepEqual([unread.name, unread.admissible], ['2*near', 'unknown']);
  const said = { 'grid = 2*near ': { ok: true, id: '= 2*near ', name: 'said' } };
  assert.equal(heuristicOf(document, catalog, said).name, 'said');
});

test('the engine is asked once of each formula in use or typed, and late answers are dropped', async () => {
  const asked = [];
  const engine = {
    checkHeuristic: async (domain, text) => {
      asked.push(`${domain} ${text}`);
      if (text === '=gone') throw new Error('gone');
      return { ok: true, id: text };
    },
  };
  const store = openStore();
  store.subscribe(heuristicEffect(store, engine));
  store.dispatch(editDocument, { heuristic: '=near' }, '', 0);
  store.dispatch(draftHeuristic, '=near +');
  store.dispatch(draftHeuristic, '=near + 1');
  await settle();
  assert.deepEqual(asked, ['grid =near', 'grid =near +', 'grid =near + 1']);
  assert.deepEqual(Object.keys(store.state.said), ['grid =near', 'grid =near + 1']);
  for (const text of ['=', '= ', 'near', '=gone', '=gone']) store.dispatch(draftHeuristic, text);
  await settle();
  assert.deepEqual(asked.slice(3), ['grid =gone']);
  store.dispatch(pickDomain, 'jugs', 0);
  await settle();
  assert.deepEqual(asked.slice(4), ['jugs =gone'], 'another puzzle has other names');
});

test('the chosen formula is asked about the board with all the others', async () => {
  const asked = [];
  const engine = {
    check: async (_, __, ___, heuristics) => {
      asked.push(heuristics);
      return good;
    },
  };
  const store = openStore();
  store.subscribe(boardEffect(store, engine, fakeClock()));
  store.dispatch(editDocument, { heuristic: '=2*near' }, '', 0);
  await settle();
  assert.deepEqual(asked, [['zero', 'near', '=2*near']]);
});
