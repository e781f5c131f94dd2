// Grading as an instructor does it: one heuristic, a folder, marks, reports, bad submissions.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { linkTo } from '../../npm/grade/link.js';
import { csvCell, html, markdownCell } from '../../npm/grade/shown.js';
import { Queue } from '../../npm/grade/schedule.js';
import { isPacked, unpack } from '../../web/model/link-packed.js';
import { fromFragment, linkedDocument } from '../../web/model/link-read.js';
import { folder, grade, graded, manhattan, read, root, run, solution, write } from './grader.js';

const small = ['--set', 'small.txt', '--expansions', '500'];

test('one heuristic gets the numbers of the engine’s own, and the command line calls the same', async () => {
  const { submissions } = await graded(
    '--heuristic',
    'my.js',
    '--set',
    'snowman_csc384',
    '--expansions',
    '300',
  );
  const [baseline, mine] = submissions.map(({ tests }) => tests[0]);
  assert.deepEqual(mine.boards, baseline.boards);
  assert.ok(mine.solved > 2 && mine.solved < 20, String(mine.solved));
  const args = ['grade', '--heuristic', 'my.js', ...small, '--csv'];
  const native = await run(process.env.FRONTIER ?? join(root, 'build/bin/frontier'), args);
  assert.deepEqual(native, await grade(...args.slice(1)));
  assert.equal(native.status, 0, native.stderr);
});

test('a solution.py works as it is pasted, its f too, and marks follow the courses', async () => {
  const tests = ['--strategy', 'custom', '--strategy', 'best_first', '--weight', '2'];
  const report = await graded('--heuristic', 'solution.py', ...small, ...tests, '--benchmark', 'alternate');
  const [, benchmark, mine] = report.submissions;
  assert.deepEqual([mine.function, mine.error, mine.language], ['heur_alternate', '', 'python']);
  assert.equal(mine.tests[0].boards[0].formula, 'g + w*h');
  assert.deepEqual(
    mine.tests.map(({ solved, mark, failure_rate: failed }) => [solved, mark, failed]),
    [
      [2, 0, 0],
      [2, 0, 0],
    ],
    'not more than two boards',
  );
  assert.equal(benchmark.role, 'benchmark');
  const marks = ['--set', 'snowman_csc384', '--expansions', '400', '--benchmark', '1', '--marks', '1,2,3,4'];
  const [base, own] = (await graded('--heuristic', 'my.js', ...marks)).submissions;
  assert.equal(base.tests[0].mark, 3);
  assert.deepEqual(
    own.tests[0].steps.map(({ points, reached }) => [points, reached]),
    [
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ],
  );
});

test('each bad submission has its error, and its report; the good ones are graded', async () => {
  write({
    'class/good.js': manhattan,
    'class/Ann/solution.js': manhattan,
    'class/Ann/notes.txt': 'x',
    'class/two/a.js': '1',
    'class/two/b.py': '1',
    'class/empty/readme.txt': '',
    'class/.hidden': 'x',
    'class/syntax.js': 'function h() {\n  return 1 +;\n}',
    'class/none.js': 'const a = 1;',
    'class/blank.js': ' ',
    'class/latin.py': Buffer.from([0x61, 0xe9, 0x62]),
    'class/binary.py': Buffer.from([0, 1, 2]),
    'class/huge.js': 'a'.repeat(200_001),
    'class/notes.txt': 'hello',
    'class/other.js': '({ boxes, storage }) => sum(boxes, (box) => nearest(box, storage))',
    'class/nan.js': '() => NaN',
    'class/count.js': 'let n = 0;\nconst h = () => n++;',
    'class/<b onload=alert(1)>&"x".js':
      'function h() {\n  throw new Error("</pre><script>alert(1)</script>");\n}',
  });
  symlinkSync('good.js', join(folder, 'class/link.js'));
  symlinkSync('Ann', join(folder, 'class/linked'));
  spawnSync('mkfifo', [join(folder, 'class/pipe.js')]);
  mkdirSync(join(folder, 'class/folder.js'));
  const { submissions } = await graded('--submissions', 'class', ...small, '--site', 'https://x.org/y');
  const said = Object.fromEntries(
    submissions.map(({ name, error, tests }) => [name, error || (tests[0].boards[0].message ?? '')]),
  );
  for (const [name, message] of [
    ['good.js', /^$/],
    ['Ann', /^$/],
    ['two', /2 files of code, and none is named solution.py/],
    ['empty', /no file that ends in .py or .js/],
    ['folder.js', /no file that ends in .py or .js/],
    ['syntax.js', /^line 2: SyntaxError/],
    ['none.js', /no function here/],
    ['blank.js', /no function here/],
    ['latin.py', /no UTF-8/],
    ['binary.py', /no text/],
    ['huge.js', /more than 200000 bytes/],
    ['notes.txt', /neither in .py nor in .js/],
    ['link.js', /symbolic link/],
    ['linked', /symbolic link/],
    ['pipe.js', /no ordinary file/],
    ['other.js', /TypeError/],
    ['nan.js', /gave NaN/],
    ['count.js', /not a function of the state/],
    ['<b onload=alert(1)>&"x".js', /alert\(1\)/],
  ])
    assert.match(said[name], message, name);
  assert.equal('.hidden' in said, false);
  assert.equal(read('graded/results.csv').trim().split('\n').length, submissions.length + 1);
  const pages = readdirSync(join(folder, 'graded/reports'));
  const nasty = read(`graded/reports/${pages.find((name) => name.startsWith('_b_onload'))}`);
  assert.doesNotMatch(nasty, /<b |<script|<\/pre><s/);
  assert.match(nasty, /&#62; +2 {2}|> +2 {2}/, 'with the line of the code');
  assert.match(read('graded/reports/good.js.html'), /<a href="https:&#47;|<a href="https:\/\/x\.org\/y\/#/);
});

test('links open the very run', async () => {
  const catalog = await (await import(new URL('../../build/npm/index.js', import.meta.url).href)).catalog();
  const own = { key: '', name: 'a b.js', role: 'submission', language: 'javascript', entry: '', error: null };
  const search = {
    strategy: 'custom',
    weight: 2,
    formula: null,
    followFormula: true,
    options: { cycle: 'path' },
  };
  const of = { ...search, expansions: 77, memory: 512 };
  const level = {
    set: '',
    id: '',
    title: '',
    domain: 'snowman',
    board: '#####\n#?sA#\n#####',
    optimal: null,
  };
  const used = { function: 'h', formula: 'g + w*h + 0' };
  for (const code of [manhattan, manhattan.repeat(40)]) {
    const fragment = linkTo('./', { ...own, code }, of, level, used).slice(3 - 1);
    const pairs = isPacked(fragment) ? (await unpack(fragment)).pairs : fragment.slice(1);
    assert.equal(isPacked(fragment), code !== manhattan);
    const { domain, board, options, ...run } = linkedDocument(fromFragment(pairs).candidate, catalog);
    assert.deepEqual([domain, board, options.cycle], ['snowman', level.board, 'path']);
    assert.deepEqual(run.own, { language: 'javascript', name: 'a b.js', code, entry: 'h' });
    assert.deepEqual(
      [
        run.strategy,
        run.heuristic,
        run.formula,
        run.weight,
        run.max_expansions,
        run.memory_mib,
        run.time_bound,
      ],
      ['custom', 'own', 'g + w*h + 0', 2, 77, 512, null],
    );
  }
});

test('what is wrong with the command is told, and nothing is begun', async () => {
  for (const [args, message, wanted = 2] of [
    [[], /One of --heuristic, --submissions and --merge is needed/],
    [['--heuristic', 'my.js'], /--set is missing/],
    [['--heuristic', 'nowhere.js', ...small], /nowhere.js: It cannot be read/],
    [['--heuristic', 'my.js', '--set', 'snowman'], /There is no set snowman.*snowman_csc384/],
    [['--heuristic', 'my.js', ...small, '--strateg', 'x'], /no option --strateg. Is --strategy meant/],
    [['--heuristic', 'my.js', ...small, '--strategy', 'x'], /strategy "x"/],
    [['--heuristic', 'my.js', ...small, '--expansions', '9'], /--expansions is given more than once/],
    [['--heuristic', 'my.js', '--set', 'small.txt', '--expansions', '1e5'], /--expansions takes a whole/],
    [['--heuristic', 'my.js', ...small, '--set', 'sokoban_csc384'], /different puzzles/],
    [['--heuristic', 'my.js', ...small, '--shard', '3/2'], /--shard takes I\/N/],
    [['--heuristic', 'my.js', ...small, '--site', 'javascript:1'], /--site takes/],
    [['--heuristic', 'my.js', ...small, '--benchmark', 'nonsense'], /nonsense/],
    [['--merge'], /--merge needs the folders/],
    [['--merge', 'small.txt'], /no folder of a run/],
    [['--submissions', 'nowhere', ...small], /nowhere cannot be read/],
    [['--heuristic', 'my.js', ...small, '--out', 'small.txt'], /small.txt/, 1],
  ]) {
    const { status, stderr, stdout } = await grade(...args);
    assert.deepEqual([status, stdout], [wanted, ''], args.join(' '));
    assert.match(stderr, message);
  }
  assert.match((await grade('--help')).stdout, /^Grades heuristics.*--merge/s);
});

test('texts of strangers steer neither a page nor a table', () => {
  assert.equal(html('<a b="c">&\u202e\x1b'), '&#60;a b=&#34;c&#34;&#62;&#38;\\u202E\\u001B');
  assert.deepEqual(['=1', '-2', 'a,"b"', 5, '+x'].map(csvCell), ["'=1", "'-2", '"a,""b"""', '5', "'+x"]);
  assert.equal(markdownCell('a|<b>`'), 'a\\|\\<b\\>\\`');
});

test('all threads have work until the end', () => {
  const units = [0, 1].flatMap((entry) => [0, 1, 2, 3].map((level) => ({ entry, test: 0, level })));
  const queue = new Queue(units);
  const seen = [queue.next(null), queue.next(null), queue.next(0), queue.next(0), queue.next(0)];
  assert.deepEqual(
    seen.map(({ entry }) => entry),
    [0, 1, 0, 0, 0],
  );
  assert.equal(queue.next(0).entry, 1, 'who is done helps the other');
  assert.equal(queue.next(0), null, 'where it is worth starting a process');
  const left = [queue.next(1), queue.next(1)];
  assert.equal(new Set([...seen, ...left].map((unit) => JSON.stringify(unit))).size, 7, 'nothing twice');
  assert.equal(queue.next(1), null);
});

test('a Python without its package is told of', async () => {
  const { status, stderr } = await run('cp', ['-r', join(root, 'build/npm/.'), join(folder, 'package')]);
  assert.equal(status, 0, stderr);
  await run('rm', ['-rf', join(folder, 'package/node_modules')]);
  const args = [join(folder, 'package/grade/main.js'), '--heuristic', 'solution.py', ...small];
  const told = await run(process.execPath, args);
  assert.deepEqual([told.status, told.stderr.includes('npm install pyodide')], [2, true], told.stderr);
  write({ 'solution.py': solution });
});
