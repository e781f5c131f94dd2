/** What comes from the page around an embedded one is checked before anything looks at it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heard, hostOf, mostLink } from '../../web/model/host-messages.js';

test('a link names who may talk to the page, as an origin', () => {
  assert.equal(hostOf('#domain=sokoban&host=https%3A%2F%2Fcourse.example'), 'https://course.example');
  assert.equal(hostOf('#1.abcDEF_-&host=http://localhost:8000'), 'http://localhost:8000');
  assert.equal(hostOf('#host=*'), '*');
  assert.equal(hostOf('#host=null'), 'null');
  for (const wrong of [
    '',
    'course.example',
    'https://course.example/',
    'javascript:alert(1)',
    'file://',
    'data:,',
  ]) {
    assert.equal(hostOf(`#host=${encodeURIComponent(wrong)}`), '', wrong);
  }
  assert.equal(hostOf(''), '');
});

test('commands are taken as they are meant', () => {
  const taken = (command, detail) => heard({ frontier: 1, command, detail, id: 7 });
  assert.deepEqual(taken('run'), { id: 7, ok: true, command: { command: 'run' } });
  assert.deepEqual(taken('step', { to: 3 }).command, { command: 'step', to: 3 });
  assert.deepEqual(taken('step', { by: -2 }).command, { command: 'step', by: -2 });
  assert.deepEqual(taken('load', { link: 'https://a.example/#domain=jugs', run: true }).command, {
    command: 'load',
    link: 'domain=jugs',
    run: true,
  });
  assert.deepEqual(taken('style', { accent: 'red', evil: 'x', ink: 3 }).command, {
    command: 'style',
    style: { accent: 'red' },
  });
});

test('what is none of ours is not heard, and what is wrong is named', () => {
  for (const other of [null, 1, 'text', [], {}, { frontier: 2, command: 'run' }, { frontier: 1 }])
    assert.equal(heard(other), null);
  assert.equal(heard(Object.create({ frontier: 1, command: 'run' })), null, 'inherited');
  for (const [command, detail] of [
    ['step', { to: -1 }],
    ['step', { to: 1.5, by: NaN }],
    ['step', JSON.parse('{"__proto__": {"to": 3}}')],
    ['load', { link: 3 }],
    ['load', { link: 'x'.repeat(mostLink + 1) }],
    ['fly', {}],
    ['__proto__', {}],
    ['constructor', null],
  ]) {
    const answer = heard({ frontier: 1, command, detail, id: {} });
    assert.deepEqual([answer.ok, answer.id], [false, null], command);
    assert.ok(answer.message.length > 10);
  }
});
