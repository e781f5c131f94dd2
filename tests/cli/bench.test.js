// bench: a table over any file of levels, in the words of solve.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { firstSteps, json, jugs, levelsOf, readText, run, solve, text } from './frontier.js';

const folder = mkdtempSync(`${tmpdir()}/frontier-`);
after(() => rmSync(folder, { recursive: true }));

const corridor = '#####\n#@$.#\n#####\n';
const longer = '######\n#@ $.#\n######\n';
const file = (name, content) => {
  writeFileSync(`${folder}/${name}`, content, 'latin1');
  return `${folder}/${name}`;
};
const row = (...call) => json(['bench', ...call]).rows[0];
const refuses = (call, message, input) => {
  const { code, out, err } = run(['bench', ...call], input);
  assert.deepEqual([code, out], [2, ''], err);
  assert.match(err, message);
};

test('a level set by its name, or its file: a row, and a line for each level', () => {
  for (const call of [['--level-set', 'sokoban_first_steps'], [firstSteps]]) {
    const lines = text(['bench', ...call, '--time', '2']).split('\n');
    assert.match(lines[0], /^set +strategy, heuristic +solved +proved/);
    assert.match(lines[1], /^sokoban_first_steps +a_star, ways_back +1\d of 17 /);
    assert.deepEqual([lines[2], lines[3].slice(0, 5)], ['', 'level']);
    assert.equal(lines.length, 4 + 17 + 1);
  }
  const several = text([
    'bench',
    '--level-set',
    'jugs',
    '--level-set',
    'tiles_first_steps',
    firstSteps,
    '--time',
    '0',
  ]).split('\n');
  assert.deepEqual(
    several.slice(1).map((line) => line.split(' ')[0]),
    ['jugs', 'tiles_first_steps', 'sokoban_first_steps', ''],
  );
});

test('what is measured is what solve finds', () => {
  const more = [
    '--strategy',
    'weighted_a_star',
    '--weight',
    '2',
    '--heuristic',
    'manhattan',
    '--set',
    'ties=fifo',
    '--set',
    'space=moves',
    '--cycle',
    'path',
    '--costbound',
    ',,60',
    '--max-expansions',
    '500',
    '--memory',
    '64',
    '--time',
    '20',
  ];
  const { levels } = row(firstSteps, ...more);
  assert.deepEqual(
    levels.map(({ level }) => level),
    levelsOf(firstSteps).map(({ id }) => id),
  );
  for (const { level, status, cost, expanded } of levels.slice(0, 6)) {
    const one = solve('sokoban', `${firstSteps}:${level}`, ...more);
    assert.deepEqual([status, cost, expanded], [one.status, one.cost, one.expanded], level);
  }
  assert.ok(
    levels.some(({ status }) => status === 'expansions') && levels.some(({ status }) => status === 'solved'),
  );
});

test('the puzzle is told without a line that names it', () => {
  const names = readdirSync(new URL('../../levels', import.meta.url)).filter(
    (name) => !name.startsWith('game'),
  );
  assert.ok(names.length >= 12);
  for (const name of names) {
    const whole = readText(`levels/${name}`);
    const bare = whole.replace(/^; domain: .*\n/m, '');
    assert.notEqual(bare, whole);
    const [{ domain, levels }] = json(['bench', '-', '--time', '0'], bare).rows;
    assert.deepEqual(
      [domain, levels.length],
      [name.split(/[._]/)[0], levelsOf(`levels/${name}`).length],
      name,
    );
  }
});

test('a collection as it comes from the web', () => {
  const web =
    `Collection: Two of a kind\r\nAuthor: Jos\xE9\r\n\r\n; 1\r\n\r\n${corridor.replaceAll('\n', '\r\n')}` +
    `Title: P\xE9tit \x1B[31m\r\nSolution\r\nR\r\n\r\n; 2\r\n${longer}\r\n`;
  for (const ending of ['xsb', 'sok', 'txt']) {
    const { set, domain, levels } = row(file(`two.${ending}`, web));
    assert.deepEqual([set, domain, levels.map(({ cost }) => cost)], ['two', 'sokoban', [1, 2]]);
  }
  const { out } = run(['bench', file('two.xsb', web)], '', 'latin1');
  assert.doesNotMatch(out, /[\0-\x09\x0B-\x1F\x7F-\x9F]/, 'nothing steers the terminal');
  const titled = `; P\xE9 \x1B[31m\n${corridor}\n; Second\n${longer}`;
  assert.match(
    run(['bench', file('titled.txt', titled)], '', 'latin1').out,
    /\nP\\xE9 \\u001B\[31m +proved /,
  );
  assert.deepEqual(
    row(file('titled.txt', titled)).levels.map(({ level }) => level),
    ['P\uFFFD \u001B[31m', 'Second'],
  );
});

test('a collection whatever wrote it', () => {
  const three = `${corridor}\n${longer}\n${longer}`;
  const texts = {
    plain: three,
    crlf: three.replaceAll('\n', '\r\n'),
    macintosh: three.replaceAll('\n', '\r'),
    dos: `${three.replaceAll('\n', '\r\n')}\x1A`,
    mark: `\xEF\xBB\xBF${three}`,
    blanks: three.replaceAll('\n', '  \n'),
    unended: three.trimEnd(),
    above: `Level 1\n${corridor}\nLevel 2\n${longer}\nLevel 3\n${longer}`,
    below:
      `${corridor}Title: one\n\n${longer}Title: two\nComment: #2\n\n` +
      `${longer}Comment:\n${corridor}Comment-End:\n`,
    mazes: [corridor, longer, longer]
      .map((board, i) => `Maze: ${i + 1}\nSize X: 5\n\n${board}\n*****\n`)
      .join(''),
    runs: '; 1\n5#|#@$.#|5#\n; 2\n6#|#@-$.#|6#\n\n; 3\n6#\n#@-$.#\n6#\n',
  };
  for (const [name, content] of Object.entries(texts)) {
    const { domain, levels } = row(file(`${name}.xsb`, content));
    assert.deepEqual([domain, levels.map(({ cost }) => cost)], ['sokoban', [1, 2, 2]], name);
  }
});

test('a level that cannot be read is named, and the others are measured', () => {
  const some = file('some.xsb', `; one\n${corridor}\n; two\n#####\n#@$x#\n#####\n\n; three\n${longer}`);
  for (const more of [[], ['--json']]) {
    const { code, out, err } = run(['bench', some, ...more]);
    assert.equal(code, 0);
    assert.match(err, /^frontier: .*some\.xsb:8:4: Found "x" where a square is expected: .*\n$/);
    if (more.length === 0) {
      assert.match(out, /^some +.* 2 of 3 .* 1 level refused$/m);
      assert.match(out, /^two +refused /m);
    } else {
      const { levels } = JSON.parse(out).rows[0];
      assert.deepEqual(
        levels.map(({ status }) => status),
        ['solved', 'refused', 'solved'],
      );
      assert.match(levels[1].message, /some\.xsb:8:4: Found "x"/);
      assert.equal(levels[0].message, null);
    }
  }
  refuses([file('none.xsb', '#####\n#@$x#\n#####\n'), '--domain', 'sokoban'], /none\.xsb:2:4: Found "x"/);
});

test('--domain decides, whatever the file says', () => {
  const bare = readText(jugs).replace(/^; domain: .*\n/m, '');
  assert.equal(json(['bench', '-', '--domain', 'jugs', '--time', '0'], bare).rows[0].domain, 'jugs');
  refuses(['-', '--domain', 'lunar', '--time', '0'], /./, bare);
  refuses([firstSteps, '--domain', 'chess'], /no domain "chess".*sokoban/);
  const wrongly = `; domain: jugs\n${corridor}`;
  assert.equal(json(['bench', '-', '--domain', 'sokoban'], wrongly).rows[0].domain, 'sokoban');
  refuses(['-'], /-: There is no board/, wrongly);
});

test('bad input is refused', () => {
  refuses(['--level-set', 'nowhere'], /levels\/nowhere\.txt cannot be read/);
  refuses(['nowhere.xsb'], /nowhere\.xsb cannot be read/);
  refuses(['levels'], /levels is a folder/);
  refuses(['README.md'], /No puzzle here can read the first levels of README\.md.*--domain/);
  refuses([jugs, '--set', 'lunar_csc384'], /--set takes key=value, not "lunar_csc384"/);
  refuses([jugs, '--set', 'speed=9'], /no option "speed"/);
  refuses([jugs, '--option', 'ties=fifo'], /--option/);
  refuses([jugs, '--strategy', 'magic'], /no strategy "magic"/);
  refuses([jugs, '--max-expansions', '-1'], /--max-expansions is a whole number/);
  refuses([jugs, '--time', '-1'], /--time/);
  refuses([jugs, '--costbound', 'cheap'], /costbound.*"cheap"/);
});

test('a way to search without levels is refused, not passed over', () => {
  for (const [option, value] of [
    ['--strategy', 'ucs'],
    ['--time', '1'],
    ['--set', 'ties=fifo'],
    ['--domain', 'jugs'],
    ['--weight', '2'],
  ]) {
    refuses([option, value], new RegExp(`^frontier: ${option} needs levels to search: .*--level-set`));
  }
});
