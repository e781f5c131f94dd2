// Submissions that would harm others: whatever they try, the others' results are the same to the byte.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { AnswerReplay } from '../../npm/grade/answers.js';
import { Submission } from '../../npm/grade/process.js';
import { confinedCommand, isolationHere } from '../../npm/grade/sandbox.js';
import { folder, grade, manhattan, results, solution, write } from './grader.js';

const honest = { 'a.js': manhattan, 'm.py': solution, 'z.js': '({ snowballs }) => snowballs.length' };
const out = ['--set', 'small.txt', '--expansions', '300', '--seconds', '1', '--process-memory', '512'];
const tries = `def attempt(what):
    try:
        what()
    except BaseException:
        pass

def delete():
    import os, shutil
    for name in ("/home", "/package", "/tmp", "/lib/python3.14"):
        shutil.rmtree(name, ignore_errors=True)

def elsewhere():
    import pyodide_js
    pyodide_js.mountNodeFS("/host", "/")
    import os
    for top, _, files in os.walk("/host"):
        for name in files:
            os.remove(os.path.join(top, name))

def call():
    import urllib.request
    urllib.request.urlopen("http://127.0.0.1/")

def fork():
    import os
    while True:
        os.fork()

def forge():
    import harness, pyodide_js
    pyodide_js._module.HEAPF64.fill(0)
    harness.Asker.ask = lambda self, count: count + 5

def heur_x(state):
    print("x" * 1000)
    for each in (delete, elsewhere, call, fork, forge):
        attempt(each)
    return 0
`;
const hostile = {
  'b-endless.js': '() => { for (;;); }',
  'c-endless-at-once.js': 'for (;;);\nconst h = () => 0;',
  'd-buffers.js':
    'const kept = [];\nconst h = () => { for (;;) kept.push(new Uint8Array(1 << 26).fill(1)); };',
  'e-objects.js': 'const kept = [];\nconst h = () => { for (;;) kept.push({ a: [kept.length] }); };',
  'f-escape.js': `const h = (state) => {
  for (const way of [() => take.constructor('return process')(),
    () => state.constructor.constructor('return 1')(),
    () => (0, eval)('process'), () => process.exit(0), () => require('child_process').execSync('rm -rf ~'),
    () => { Error.prepareStackTrace = (_, frames) => frames[0].getThis(); return new Error().stack; }]) {
    try { const got = way(); if (got && got.exit) got.exit(0); } catch {}
  }
  return 0;
};`,
  'g-prototypes.js': `Object.defineProperty(Object.prototype, 'cost', { get: () => 1 });
const h = () => { Math.abs = () => 0; return 0; };`,
  'h-changes.js': `const h = (state) => {
  state.snowballs.length = 0;
  state.snowballs.push(null);
  return 0;
};`,
  'i-deep.js': 'const h = (state) => h(state) + 1;',
  'j-loud.js': 'const h = () => { console.log("x".repeat(1e6)); throw new Error("x".repeat(1e7)); };',
  'k-objects.js': 'const h = () => ({ valueOf: () => 1 });',
  'n-tries.py': tries,
  'o-bomb.py': 'kept = []\ndef heur_x(state):\n    while True:\n        kept.append(bytearray(1 << 26))\n',
};

test('all others have the results that they have by themselves', async () => {
  const files = (name, all) =>
    write(Object.fromEntries(Object.entries(all).map(([k, v]) => [`${name}/${k}`, v])));
  files('honest', honest);
  files('both', { ...honest, ...hostile });
  const alone = await grade('--submissions', 'honest', ...out, '--out', 'alone');
  const beside = await grade('--submissions', 'both', ...out, '--out', 'beside', '--jobs', '3');
  assert.deepEqual([alone.status, beside.status], [0, 0], beside.stderr);
  const [first, second] = [results('alone'), results('beside')];
  for (const name of Object.keys(honest))
    assert.equal(second[`reports/${name}.html`], first[`reports/${name}.html`], name);
  const lines = (text) =>
    text.split('\n').filter((line) => Object.keys(honest).some((name) => line.startsWith(`${name},`)));
  for (const file of ['boards.csv', 'results.csv'])
    assert.deepEqual(lines(second[file]), lines(first[file]), file);
  assert.equal(lines(first['boards.csv']).length, 6);
  const told = JSON.parse(second['results.json']).submissions;
  for (const { name, tests, error } of told.filter(({ name: each }) => each in hostile))
    assert.ok(error || tests[0].boards.length === 2, name);
  const endless = told.find(({ name }) => name === 'b-endless.js').tests[0].boards;
  assert.match(endless[0].message, /did not end within 1 second/);
});

const limits = { seconds: 5, memory: 512 };
const probe = mkdtempSync(join(folder, 'probe-'));
const isolation = isolationHere(probe);

// What holds where everything of Node's was escaped from. Where the system cannot hold it, nothing is
// claimed.
test('the system keeps a process from files, processes, memory and the network', async (t) => {
  if (isolation.level !== 'namespaces') return t.skip(`there is only: ${isolation.level}`);
  const server = createServer((_, response) => response.end('reached'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const secret = join(folder, 'secret.txt');
  writeFileSync(secret, 'of another');
  const code = `
import { spawn } from 'node:child_process';
import fs from 'node:fs';
const said = {};
const attempt = (name, what) => {
  try { said[name] = String(what()); } catch (error) { said[name] = error.code ?? error.name; }
};
attempt('read', () => fs.readFileSync(${JSON.stringify(secret)}));
attempt('write', () => fs.writeFileSync('x', '1'));
attempt('package', () => fs.writeFileSync('/package/x', '1'));
attempt('unlink', () => fs.unlinkSync('/package/package.json'));
attempt('old', () => fs.readdirSync('/old').length);
attempt('etc', () => fs.readdirSync('/etc'));
attempt('kill', () => process.kill(${process.pid}, 0));
attempt('variables', () => Object.keys(process.env).length);
attempt('memory', () => { const kept = []; for (;;) kept.push(new Uint8Array(1 << 26).fill(1)); });
let started = 0;
for (let i = 0; i < 200; i += 1) {
  const each = spawn('sleep', ['60']);
  each.on('error', () => {});
  if (each.pid) started += 1;
}
said.processes = started;
try { said.network = await (await fetch('http://127.0.0.1:${server.address().port}/')).text(); }
catch (error) { said.network = error.cause?.code ?? error.name; }
process.stdout.write(JSON.stringify(said), () => process.exit(0));
`;
  const settings = { isolation, folder: join(probe, '1'), python: '', limits };
  const { program, args, options } = confinedCommand(settings, ['/node', '--input-type=module', '-e', code]);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  server.close();
  const said = JSON.parse(text);
  assert.deepEqual(
    { ...said, processes: said.processes < 40 },
    {
      ...{ read: 'ENOENT', write: 'EROFS', package: 'EROFS', unlink: 'EROFS', old: '0', etc: 'ENOENT' },
      ...{ kill: 'ESRCH', variables: '0', memory: 'RangeError', processes: true, network: 'ENETUNREACH' },
    },
  );
  assert.equal(readFileSync(secret, 'utf8'), 'of another');
});

/** A process that says what it likes. */
const liar = (code) =>
  new Submission(
    { program: process.execPath, args: ['-e', `const fs = require('fs');${code}`], options: {} },
    { seconds: 2, memory: 256 },
  );
const frameOf = (text, body = 0) =>
  `{ const t = Buffer.from(${JSON.stringify(text)}); const l = Buffer.alloc(8); ` +
  `l.writeUInt32BE(t.length, 0); ` +
  `l.writeUInt32BE(${body}, 4); fs.writeSync(3, Buffer.concat([l, t])); }`;
const stays = 'setInterval(() => {}, 1000);';
/** It starts as it should, and waits for its job. */
const ready = `${frameOf('{"ok":true}')}fs.readSync(3, Buffer.alloc(1));`;
const job = { language: 'javascript', code: '', name: '', request: {}, followFormula: false };

test('a process that forges what it says is ended, or believed nothing but numbers', async () => {
  const cannot = { ended: 'Its process said something that it cannot say.' };
  for (const [code, wanted] of [
    [`${ready}${frameOf('nonsense')}${stays}`, cannot],
    [`${ready}${frameOf('null')}${stays}`, cannot],
    [`${ready}${frameOf('{"ok":false}')}${stays}`, cannot],
    [`${ready}${frameOf('{"ok":true}', 0xffffffff)}${stays}`, cannot],
    [`fs.writeSync(3, Buffer.alloc(1 << 12, 255));${stays}`, cannot],
    [`process.exit(0)`, { ended: 'Its process broke off. It may have used more than 256 MiB.' }],
    [`${ready}for (;;);`, { ended: 'It did not end within 2 seconds, and was ended.' }],
    [`${ready}${stays}`, { ended: 'It did not end within 2 seconds, and was ended.' }],
  ]) {
    const process_ = liar(code);
    const { unstarted: _, ...heard } = await process_.ask(job, 1000);
    assert.deepEqual(heard, wanted, code);
    assert.equal(process_.isEnded, true);
  }
  const failure = { message: 'x'.repeat(5000), line: -7 };
  const said = JSON.stringify({ ok: true, failure, main: {}, status: 'solved', cost: 1 });
  const waiting = `${ready}${frameOf(said)}${stays}`;
  const process_ = liar(waiting);
  const heard = await process_.ask(job, 10_000);
  process_.end();
  assert.deepEqual(Object.keys(heard.said), ['ok', 'failure', 'formula', 'main', 'spent']);
  assert.deepEqual([heard.said.failure.message.length, heard.said.failure.line], [600, 0]);
});

test('answers that were not asked for, too few or too many, are found out', () => {
  const bytes = new Uint8Array(Float64Array.of(1, 2, 3).buffer);
  const asked = (failure, ...counts) => {
    const replay = new AnswerReplay(bytes, failure);
    for (const count of counts) replay.estimate(new Int32Array(), count, new Float64Array(8));
    return replay.fits;
  };
  assert.deepEqual([asked(null, 1, 2), asked(null, 1), asked(null, 2, 2)], [true, false, false]);
  assert.equal(asked({ message: 'x', line: 1 }, 2, 2), true);
  assert.equal(new AnswerReplay(bytes.subarray(0, 23), null).fits, false);
});
