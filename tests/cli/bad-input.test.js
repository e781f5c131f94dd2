// Bad input of every kind: exit code 2, a sentence on standard error, nothing on standard output; never a
// crash.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { firstSteps, jugs, readText, run, tiles } from './frontier.js';

const folder = mkdtempSync(`${tmpdir()}/frontier-`);
after(() => rmSync(folder, { recursive: true }));

function refuses(commandArguments, message, input) {
  for (const more of [[], ['--json']]) {
    const { code, signal, out, err } = run([...commandArguments, ...more], input);
    const what = JSON.stringify(commandArguments);
    assert.deepEqual([signal, code, out], [null, 2, ''], `${what}: ${err}`);
    assert.match(err, message, what);
    assert.match(err, /[A-Za-z].* .*[A-Za-z]/, what);
  }
}

const board = ['--domain', 'sokoban', '--level', `${firstSteps}:s1`];
const commands = {
  'no command': [[], /command.*frontier --help/],
  'an unknown command': [['explode'], /no command "explode".*game, domains,.*solve.*frontier --help/],
  'an unknown command with arguments': [['explode', ...board], /no command "explode"/],
  'an empty command': [[''], /no command ""/],
  'an unknown option before a command': [['--explode'], /no option --explode/],
  'an unknown option': [['solve', ...board, '--explode'], /: --explode\. See `frontier solve --help`/],
  'no level': [['solve', '--domain', 'sokoban'], /--level/],
  'no plan': [['validate', ...board], /--plan/],
  'a domain that is not there': [
    ['solve', '--domain', 'chess', '--level', firstSteps],
    /no domain "chess".*sokoban/,
  ],
  'a domain that successors lacks': [
    ['successors', '--domain', 'chess', '--level', firstSteps],
    /no domain "chess".*sokoban/,
  ],
  'a domain that validate lacks': [
    ['validate', '--domain', 'chess', '--level', firstSteps, '--plan', '-'],
    /chess.*sokoban/,
  ],
  'a file that is not there': [['solve', '--domain', 'sokoban', '--level', 'nowhere.txt'], /nowhere\.txt/],
  'a folder': [['solve', '--domain', 'sokoban', '--level', 'levels'], /levels/],
  'a folder with an id': [['successors', '--domain', 'sokoban', '--level', 'levels:1'], /levels/],
  'a folder as plan': [['validate', ...board, '--plan', 'levels'], /levels/],
  'an unknown strategy': [['solve', ...board, '--strategy', 'magic'], /no strategy "magic".*a_star/],
  'ties without an order by f': [
    ['solve', ...board, '--strategy', 'depth_first', '--set', 'ties=fifo'],
    /ties means nothing here: Depth-first/,
  ],
  'a weight that nothing uses': [
    ['solve', ...board, '--weight', '2'],
    /weight means nothing here: A\* uses none/,
  ],
  'a weight that the formula lacks': [
    ['solve', ...board, '--strategy', 'custom', '--f', 'g + h', '--weight', '2'],
    /weight means nothing.*no w/,
  ],
  "a formula that is not custom's": [
    ['solve', ...board, '--f', 'h'],
    /^frontier: A formula means nothing here: A\*/,
  ],
  'equal ways without a table': [
    ['solve', ...board, '--cycle', 'path', '--set', 'duplicates=strict'],
    /duplicates means nothing.*cycle=full/,
  ],
  'an unknown heuristic': [['solve', ...board, '--heuristic', 'magic'], /no heuristic "magic".*manhattan/],
  'the heuristic of another domain': [
    ['solve', ...board, '--heuristic', 'mismatch'],
    /no heuristic "mismatch"/,
  ],
  'an unknown cycle check': [['solve', ...board, '--cycle', 'half'], /half.*none, path, full/],
  'an unknown option of the search': [['solve', ...board, '--set', 'speed=9'], /no option "speed".*ties/],
  'an unknown option of successors': [['successors', ...board, '--set', 'speed=9'], /speed/],
  'an unknown option of validate': [['validate', ...board, '--plan', '-', '--set', 'speed=9'], /speed/],
  'a bad value of an option': [['solve', ...board, '--set', 'ties=best'], /best.*lifo/],
  'a --set without =': [['solve', ...board, '--set', 'ties'], /key=value/],
  'a --set without a key': [['solve', ...board, '--set', '=x'], /key=value/],
  'a weight in words': [['solve', ...board, '--strategy', 'weighted_a_star', '--weight', 'much'], /weight/],
  'a negative weight': [['solve', ...board, '--strategy', 'weighted_a_star', '--weight', '-1'], /weight/i],
  'a weight that is no number': [
    ['solve', ...board, '--strategy', 'weighted_a_star', '--weight', 'nan'],
    /--weight.*number.*"nan"/,
  ],
  'a fraction of an expansion': [['solve', ...board, '--max-expansions', '2.5'], /whole number/],
  'an infinite weight': [['solve', ...board, '--strategy', 'weighted_a_star', '--weight', 'inf'], /weight/i],
  'a time in words': [['solve', ...board, '--time', 'soon'], /time/],
  'a negative time': [['solve', ...board, '--time', '-1'], /time/],
  'no time at all': [['solve', ...board, '--time', 'nan'], /time/],
  'negative expansions': [['solve', ...board, '--max-expansions', '-1'], /expansions/],
  'expansions that are no number': [['solve', ...board, '--max-expansions', 'nan'], /expansions/],
  'no memory': [['solve', ...board, '--memory', '0'], /[Mm]emory.*MiB/],
  'negative memory': [['solve', ...board, '--memory', '-64'], /[Mm]emory.*MiB/],
  'all the memory in the world': [['solve', ...board, '--memory', '1e12'], /[Mm]emory.*MiB/],
  'a cost bound in words': [['solve', ...board, '--costbound', 'cheap'], /costbound.*"cheap"/],
  'a cost bound that is no number': [['solve', ...board, '--costbound', 'nan'], /costbound/],
  'an empty cost bound': [['solve', ...board, '--costbound', ''], /costbound.*expected/],
  'a cost bound of four': [['solve', ...board, '--costbound', '1,2,3,4'], /costbound/],
  'a formula cut short': [['solve', ...board, '--strategy', 'custom', '--f', 'g +'], /formula.*expected/],
  'a formula with an unknown name': [['solve', ...board, '--strategy', 'custom', '--f', 'g + q'], /"q"/],
  'a formula with too many brackets': [
    ['solve', ...board, '--strategy', 'custom', '--f', '('.repeat(100_000)],
    /formula/,
  ],
};
for (const [what, [commandArguments, message]] of Object.entries(commands)) {
  test(`${what} is refused`, () => refuses(commandArguments, message));
}

test('who names no command is told which there are', () => {
  assert.match(
    run([]).err,
    /^frontier: A command is missing\. Choose one of: .*domains.*solve.*bench.*convert.*xray\. See `frontier --help`\.\n$/,
  );
});

test('an empty number is none, and not 0', () => {
  const calls = {
    solve: [
      ['solve', ...board],
      ['--weight', '--time', '--max-expansions', '--memory'],
    ],
    bench: [['bench'], ['--weight', '--time', '--max-expansions', '--memory']],
    game: [
      ['game', 'minimax', '-', '-', '1', `${folder}/solution.txt`],
      ['--time', '--memory'],
    ],
  };
  for (const [call, options] of Object.values(calls)) {
    for (const option of options) {
      for (const none of ['', ' ', '5x', '5 5', '1,5'])
        refuses(
          [...call, option, none],
          new RegExp(`^frontier: ${option}: A number is expected, not "${none}"\\.`),
        );
      refuses([...call, option], new RegExp(option));
    }
  }
});

test('an empty argument is none, and what is expected is said', () => {
  const vectors = ['tests/vectors/game/init_2.txt', 'tests/vectors/game/goal_2.txt'];
  const search = {
    '--heuristic': 'The id of a heuristic, or = and a formula',
    '--f': 'A formula',
    '--cycle': 'none, path or full',
    '--costbound': 'G,H,F',
  };
  const puzzle = { '--domain': 'The id of a puzzle' };
  const rows = [
    [['solve', '--level', firstSteps], { ...search, ...puzzle, '--goal': 'A file' }],
    [['solve'], { '--level': 'FILE or FILE:ID' }],
    [['bench', firstSteps], { ...search, ...puzzle, '--level-set': 'The name of a level set' }],
    [['validate', '--level', firstSteps], { '--plan': 'A file' }],
    [['heuristics'], puzzle],
    [['domains'], puzzle],
  ];
  for (const [call, options] of rows) {
    for (const [option, expected] of Object.entries(options))
      refuses(
        [...call, option, ''],
        new RegExp(`^frontier: ${option}: ${expected} is expected, not ""\\. See`),
      );
  }
  const texts = [
    [['convert', '--to', '', firstSteps], /^frontier: --to: A format is expected/],
    [['convert', '--to', 'rle', ''], /FILE or FILE:ID is expected/],
    [['convert', '--to', 'rle', '--from', '', firstSteps], /--from: A format/],
    [['convert', '--to', 'lurd', '--plan', '', firstSteps], /--plan: A file/],
    [['game', '', ...vectors, '1', 'x'], /SEARCH-TYPE: minimax, .* is expected/],
    [['game', 'minimax', ...vectors, '', 'x'], /N: .*whole number.*""/],
    [['game', 'minimax', '', vectors[1], '1', 'x'], /INIT: A file/],
    [['game', 'minimax', ...vectors, '1', ''], /SOLUTION-FILE: A file/],
  ];
  for (const [call, message] of texts) assert.match(run(call).err, message);
  refuses(['bench', ''], /FILE: A file is expected/);
  refuses(['solve', ...board, '--strategy', ''], /no strategy "".*a_star/);
  for (const setting of ['', '=', '=x'])
    refuses(['solve', ...board, '--set', setting], new RegExp(`--set takes key=value, not "${setting}"`));
  refuses(['solve', ...board, '--set', 'ties='], /"" is not a value for ties: choose one of auto/);
  for (const level of [':s1', `${firstSteps}:`, ':'])
    refuses(['solve', '--level', level], new RegExp(`FILE or FILE:ID is expected, not "${level}"`));
});

test('what is given twice is refused: neither is passed over', () => {
  refuses(
    ['solve', ...board, '--strategy', 'ucs', '--strategy', 'ucs'],
    /^frontier: --strategy is given more than once\. See/,
  );
  refuses(['solve', ...board, '--set', 'ties=fifo', '--set', 'ties=lifo'], /--set gives ties more than once/);
  refuses(
    ['solve', ...board, '--cycle', 'path', '--set', 'cycle=none'],
    /--cycle and --set cycle= are the same option/,
  );
  refuses(
    ['validate', '--level', '-', '--plan', '-'],
    /Standard input can be read only once/,
    readText(firstSteps),
  );
  refuses(
    ['solve', '--domain', 'tiles', '--level', '-', '--goal', '-'],
    /Standard input can be read only once/,
    readText(tiles),
  );
  assert.match(run(['solve', ...board, '--strategy']).err, /^frontier: --strategy needs a value\. See/);
  assert.match(
    run(['solve', ...board, '--json=some']).err,
    /^frontier: A flag takes no value: --json = some\. See/,
  );
  assert.match(
    run(['convert', '--to', 'lurd', '--plan', '-', '--from', 'xsb', firstSteps]).err,
    /--from excludes --plan|--plan excludes --from/,
  );
  assert.equal(run(['strategies', '--domain', 'sokoban']).code, 2, 'strategies are those of every puzzle');
});

test('a bad formula is placed by its column', () => {
  refuses(['solve', ...board, '--strategy', 'custom', '--f', 'g + q'], /\b5\b/);
});

// Text, line and column at fault, and what the message must say.
const boards = {
  sokoban: [
    ['', 1, 1, /empty/],
    ['####\n#@x#\n####\n', 2, 3, /"x"/],
    ['######\n#@$.é#\n######\n', 2, 5, /"é"/],
    ['####\n#@\t#\n####\n', 2, 3, /tab/],
    ['####\n#  #\n####\n', 1, 1, /robot/],
    ['#####\n#@$$#\n#. ##\n#####\n', 2, 4, /2 boxes.*1 storage/],
    ['((1 1 1)\n (1 3 7)\n (1 1 1))\n', 2, 7, /0 to 6/],
    ['((1 1 1) (1 3 1) (1 1 1)\n', 1, 25, /expected/],
    [`${'#'.repeat(65)}\n#@#\n`, 1, 65, /64/],
    [`#@#\n${'# #\n'.repeat(64)}`, 65, 1, /64/],
  ],
  jugs: [
    ['', 1, 1, /missing/],
    ['3 4\n0 0\n', 3, 1, /goal amounts.*missing/],
    ['3 4\n0 x\n* 2\n', 2, 3, /"x"/],
    ['3 4\n0 5\n* 2\n', 2, 3, /0 to 4/],
    ['3 4\n0 0\n* -2\n', 3, 3, /"-2"/],
    ['3 4\n0 0 0\n* 2\n', 2, 5, /3 numbers.*2 jugs/],
    ['3 4\n0\n* 2\n', 2, 2, /1 number.*2 jugs/],
    ['0 4\n0 0\n* 2\n', 1, 1, /from 1/],
    ['3 99999999999\n0 0\n* 2\n', 1, 3, /99999999999/],
    ['3 4\n0 0\n* 2\n1 1\n', 4, 1, /[Tt]hree lines/],
    [`${'1 '.repeat(17)}\n${'0 '.repeat(17)}\n${'0 '.repeat(17)}\n`, 1, 33, /16 jugs/],
  ],
  tiles: [
    ['', 1, 1, /no board/],
    ['1 2\n3 4\n', 1, 1, /No cell is empty/],
    ['1 2\n3 o\n', 2, 3, /"o"/],
    ['1 2\n3 1000\n', 2, 3, /-999 to 999/],
    ['1 2 3\n4 .\n', 2, 3, /2 cells.*3/],
    ['1 2\n3 .\n\n1 2\n. 4\n', 5, 3, /1 tile 4.*0/],
    ['1 x\n3 .\n\n1 .\n3 x\n', 4, 3, /fixed cells/],
    ['1 2\n3 .\n\n1 2 3\n. 4 5\n', 4, 1, /one size/],
    ['1 1\n3 .\n', 2, 3, /2 tiles 1.*goal/],
    ['1 -2\n3 .\n', 1, 3, /back and forth.*-4.*cost=unit/],
    [`${'1 '.repeat(11)}\n`, 1, 21, /10 columns/],
    [`${'.\n'.repeat(11)}`, 11, 1, /10 rows/],
  ],
};
for (const [domain, rows] of Object.entries(boards)) {
  rows.forEach(([text, line, column, message], i) => {
    test(`${domain} board ${i + 1} is refused at ${line}:${column}, ${message}`, () => {
      const file = `${folder}/${domain}-${i}.txt`;
      writeFileSync(file, text);
      for (const command of ['solve', 'successors']) {
        refuses([command, '--domain', domain, '--level', file], message);
        refuses(
          [command, '--domain', domain, '--level', file],
          new RegExp(`${domain}-${i}\\.txt:${line}:${column}: `),
        );
        refuses([command, '--domain', domain, '--level', '-'], new RegExp(`-:${line}:${column}: `), text);
      }
    });
  });
}

test('in a file of many levels the line is counted in the file', () => {
  const file = `${folder}/many.txt`;
  writeFileSync(file, '; level: one\n3 4\n0 0\n* 2\n\n; level: two\n3 4\n0 0\n* 9\n');
  refuses(['solve', '--domain', 'jugs', '--level', `${file}:two`], /many\.txt:9:3: /);
});

// A small generator of its own, so that a failing seed can be run again.
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('mutated text never crashes', () => {
  const pieces = [
    ...'#@$.*+ ()19;\n\0\t\ré',
    '\n\n',
    '((',
    "(setq x '",
    '-1',
    '; robots: 0=(9,9)',
    '::',
    'Level 1',
    '9'.repeat(20),
  ];
  const sources = [
    ['sokoban', readText(firstSteps)],
    ['jugs', readText(jugs)],
    ['tiles', readText(tiles)],
  ];
  const codes = [0, 0, 0];
  for (let seed = 1; seed <= 150; seed++) {
    const pick = random(seed);
    const [domain, whole] = sources[seed % 2];
    const begin = pick(whole.length);
    let text = whole.slice(begin, begin + 20 + pick(300));
    for (let change = 1 + pick(6); change > 0; change--) {
      const at = pick(text.length + 1);
      text = text.slice(0, at) + pieces[pick(pieces.length)] + text.slice(at + pick(4));
    }
    const command = ['successors', 'solve', 'validate'][seed % 3];
    const more = {
      solve: ['--max-expansions', '1000', '--memory', '64'],
      validate: ['--plan', jugs],
      successors: [],
    }[command];
    const { code, signal, out, err } = run([command, '--domain', domain, '--level', '-', ...more], text);
    const where = `seed ${seed}, ${command} ${domain}: ${JSON.stringify(text)}\n${err}`;
    assert.equal(signal, null, where);
    assert.ok(code === 0 || code === 2 || (code === 1 && command === 'validate'), `code ${code}, ${where}`);
    if (code === 2) assert.ok(out === '' && err.length > 10, where);
    else assert.equal(err, '', where);
    codes[code]++;
  }
  assert.ok(codes[0] >= 10 && codes[2] >= 10, `boards that can be read and boards that cannot: ${codes}`);
});
