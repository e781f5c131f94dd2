import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labOf } from '../../web/state/lab-state.js';
import * as selectors from '../../web/state/selectors-lab.js';
import * as updates from '../../web/state/updates-lab.js';
import * as checks from '../../web/state/updates-lab-check.js';
import * as notes from '../../web/state/updates-notebook.js';
import { labMeaning } from '../../web/lab-keys.js';
import { example, fine, openLab, report } from './lab-sample.js';

const settled = (state = openLab(), told = report) =>
  checks.checkSettled(checks.startCheck(state), state.runs + 1, told, 0.003, 5000);

test('the primary button checks, stops, and rests when all is done', () => {
  const state = openLab();
  assert.deepEqual(selectors.labPrimary(state).word, 'Check');
  const running = checks.primaryOfLab(state);
  assert.deepEqual([selectors.labPrimary(running).word, selectors.labPrimary(running).kind], ['Stop', 'ink']);
  assert.equal(checks.startCheck(running), running);
  assert.equal(checks.primaryOfLab(running).stops, 1);
  assert.equal(selectors.labPrimary(settled()).kind, 'soft');
  assert.equal(selectors.labPrimary(updates.typeCode(settled(), 'x', 1)).kind, 'solid');
});

test('the status line has the verdict and its numbers', () => {
  const { title, figures, sign } = selectors.labStatus(settled());
  assert.deepEqual([title, sign], ['Not admissible', 'cross']);
  assert.deepEqual(
    figures.map(({ name, value }) => `${name} ${value}`),
    ['States 2,903', 'Solvable 602', 'Too high 53', 'ρ 2.00'],
  );
  assert.equal(selectors.labStatus(settled(openLab(), fine)).tone, 'good');
  const changed = updates.typeCode(settled(), 'x', 1);
  assert.equal(selectors.labStatus(changed).title, 'Changed');
});

test('what is typed is one step of undo, and is kept as a draft', () => {
  const typed = updates.typeCode(updates.typeCode(openLab(), 'a', 2000), 'ab', 2300);
  assert.equal(labOf(updates.undoLab(typed)).code, labOf(openLab()).code);
  const kept = updates.keepDraft(typed);
  assert.equal(kept.drafts['grid javascript'].code, 'ab');
  const python = updates.pickLanguage(typed, 'python', 9000);
  assert.match(labOf(python).code, /^def /);
  assert.equal(labOf(updates.pickLanguage(python, 'javascript', 9900)).code, 'ab');
});

test('another puzzle has its own board and code; coming back brings the old ones', () => {
  const typed = updates.editLabDocument(updates.typeCode(openLab(), 'mine', 0), { board: '#  #' }, '', 10);
  const jugs = updates.pickLabDomain(typed, 'jugs', 20);
  assert.equal(labOf(jugs).board, '3 5\n0 0\n0 4');
  const back = updates.pickLabDomain(jugs, 'grid', 30);
  assert.deepEqual([labOf(back).board, labOf(back).code], ['#  #', 'mine']);
});

test('code from outside does not run before it is allowed, whatever is typed into it', () => {
  const foreign = updates.showForeign(openLab(), { code: 'evil()' }, 'link', 0);
  assert.equal(selectors.isAllowed(foreign), false);
  assert.equal(checks.startCheck(foreign).run, null);
  assert.equal(selectors.labStatus(foreign).title, 'Not run');
  const typed = updates.typeCode(foreign, 'evil() ', 10);
  assert.equal(checks.startCheck(typed).run, null);
  assert.equal(updates.keepDraft(typed).drafts['grid javascript'].code, labOf(openLab()).code);
  assert.ok(checks.startCheck(updates.allowCode(typed)).run);
  const own = updates.takeOwn(foreign, { language: 'javascript', name: 'x', code: 'y', entry: '' }, 20);
  assert.ok(selectors.isAllowed(own));
  const formula = updates.showForeign(openLab(), { language: 'formula', code: '=near' }, 'link', 0);
  assert.ok(selectors.isAllowed(formula));
});

test('an answer that belongs to an earlier check is dropped', () => {
  const first = checks.startCheck(openLab());
  const second = checks.startCheck(checks.checkStopped(first, 1, 0));
  assert.equal(second.run.id, 2);
  for (const update of [
    (state) => checks.checkProgressed(state, 1, report, 1),
    (state) => checks.checkSettled(state, 1, report, 1, 1),
    (state) => checks.rowScored(state, 1, {}),
    (state) => checks.mapArrived(state, 1, {}),
    (state) => checks.exampleArrived(state, 1, 'too_high', 0, example),
  ])
    assert.equal(update(second), second);
});

test('counter-examples are walked through, within their number', () => {
  const state = checks.exampleArrived(settled(), 1, 'too_high', 0, example);
  assert.equal(checks.moveExample(state, -1).examples.index, 0);
  const last = checks.moveExample(state, 1000);
  assert.equal(last.examples.index, 52);
  assert.equal(last.examples.shown, example, 'the old one stays until the next is there');
  assert.equal(checks.exampleArrived(last, 1, 'too_high', 0, null), last);
  assert.equal(checks.showKind(state, 'inconsistent').examples.shown, null);
  assert.equal(checks.stepExample(state, 5).examples.step, 2);
  const consistent = settled(openLab(), { ...report, inconsistent: 0 });
  assert.equal(checks.showKind(consistent, 'inconsistent'), consistent);
});

test('a failure is marked at its line, and its board can be looked at', () => {
  const failure = { message: 'NaN', line: 2, board: '#@#' };
  const failed = checks.checkFailed(checks.startCheck(openLab()), 1, failure, 0.1);
  assert.deepEqual(selectors.faultsOf(failed), [{ line: 2, column: 0, message: 'NaN' }]);
  assert.equal(selectors.labStatus(failed).words, 'Line 2: NaN');
  assert.equal(checks.showFailure(failed, true).seen, failure);
  assert.deepEqual(selectors.faultsOf(updates.typeCode(failed, 'x', 1)), []);
});

test('each check goes into the notebook, and what A* expanded is added later', () => {
  const state = settled();
  assert.equal(state.notebook.length, 1);
  const row = {
    id: 'own',
    name: 'your h',
    kind: 'own',
    h: 12,
    mean: 0.64,
    expanded: 564,
    cost: 22,
    proved: false,
    words: '',
  };
  assert.equal(checks.rowScored(state, 1, row).notebook[0].score.expanded, 564);
  const { id } = state.notebook[0];
  assert.deepEqual(notes.toggleCompared(notes.toggleCompared(state, id), id).compared, []);
  assert.deepEqual(notes.forgetTry(notes.toggleCompared(state, id), id).compared, []);
  const three = ['a', 'b', 'c'].reduce(notes.toggleCompared, state);
  assert.deepEqual(three.compared, ['b', 'c']);
});

test('a worker that is gone ends the check with a reason', () => {
  const lost = checks.labLost(checks.startCheck(openLab()), 'gone');
  assert.deepEqual([lost.run.phase, lost.run.failure.message], ['failed', 'gone']);
  const idle = openLab();
  assert.equal(checks.labLost(idle, 'gone'), idle);
});

test('a function that is no longer there is no longer meant', () => {
  const state = updates.editLabDocument(openLab(), { entry: 'old' }, '', 0);
  const { code, language } = labOf(state);
  const read = updates.codeRead(state, { functions: [{ name: 'h', line: 1 }], error: null, code, language });
  assert.equal(labOf(read).entry, '');
  assert.equal(updates.codeRead(state, { functions: [], error: null, code: 'other', language }), state);
});

test('keys check, stop, walk; and leave fields alone', () => {
  const press = (key, more = {}) => ({ key, ctrl: false, shift: false, alt: false, typing: false, ...more });
  const state = openLab();
  assert.equal(labMeaning(state, press('Enter', { ctrl: true, typing: true }))[0], checks.startCheck);
  assert.equal(labMeaning(checks.startCheck(state), press('Escape', { typing: true }))[0], checks.stopCheck);
  assert.equal(labMeaning(state, press('Escape')), null);
  assert.equal(labMeaning(state, press(']', { typing: true })), null);
  assert.deepEqual(labMeaning(state, press(']')), [checks.moveExample, 1]);
  assert.equal(labMeaning(state, press('z', { ctrl: true }))[0], updates.undoLab);
});
