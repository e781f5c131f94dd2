/** Links that somebody means ill with, drawn from a seed: for the test in Node and the story in a browser. */
import { deflateRawSync } from 'node:zlib';

/** Numbers that are the same in every run. @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return (/** @type {number} */ most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

export const keys = (
  'domain board level strategy heuristic guide formula weight own code name entry time_bound ' +
  'max_expansions memory_mib bound.g bound.h bound.f stop step node tree panes controls readonly theme ask ' +
  'host url option.cycle option.ties option.deadlocks option.space option.__proto__ option.constructor ' +
  '__proto__ constructor prototype toString hasOwnProperty constructor.prototype.x'
).split(' ');

const script = '<script>alert(1)</script>';
/** Values that have hurt others. */
export const values = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  '1e999',
  '9'.repeat(400),
  '0x7fffffff',
  '4294967296',
  '9007199254740993',
  'NaN',
  'Infinity',
  '1_000',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '__proto__.polluted',
  '{"__proto__":{"polluted":1}}',
  script,
  `"><img src=x onerror=alert(1)>`,
  '${alert(1)}',
  'javascript:alert(1)',
  'javascript://https://x/%0Aalert(1)',
  'https://evil.example/<script>',
  'https://evil.example:99999/',
  'https://user:pass@evil.example/',
  'http://127.0.0.1/',
  'data:text/html,<script>alert(1)</script>',
  '../../../../etc/passwd:1',
  'sokoban_first_steps:1',
  'sokoban_first_steps:-1',
  'sokoban_first_steps:9999999999',
  'constructor:name',
  '\ud800',
  '\udfff\ud800',
  '\u0000',
  '\u202e\u2066',
  'a\u0301'.repeat(300),
  '%',
  '%zz',
  '%25%32%35',
  '%c0%af',
  '%ff%fe',
  '(((((((('.repeat(100),
  '='.repeat(50),
  `=${'('.repeat(900)}`,
  `=${'max('.repeat(200)}1${')'.repeat(200)}`,
  'if h',
  `if ${'h+'.repeat(490)}h`,
  ','.repeat(500),
  'A.node,'.repeat(300),
  'A.__proto__,B.constructor',
  'run,'.repeat(500),
  'sokoban',
  'tiles',
  'jugs',
  'a_star',
  'own',
  'python',
  'javascript',
  'whole',
  'dark',
  'next',
  `cost:${'9'.repeat(300)}`,
  '#####\n#@$.#\n#####',
  '\n'.repeat(2000),
  '#'.repeat(5000),
];

/** Bytes in the compact form, whatever they are. @param {Buffer} bytes */
export const packed = (bytes) => `1.${bytes.toString('base64url')}`;
/** @param {string} text */
export const pack = (text) => packed(deflateRawSync(Buffer.from(text)));

/** A few letters that stand for many mebibytes. @param {number} mebibytes @param {string} [begins] */
export const bomb = (mebibytes, begins = 'domain=sokoban&board=') =>
  packed(
    deflateRawSync(Buffer.concat([Buffer.from(begins), Buffer.alloc(mebibytes << 20, '#')]), { level: 9 }),
  );

/** Links that are large; few, for they take long to make. */
export const large = () => [
  bomb(2),
  bomb(64),
  pack(bomb(64)),
  pack(pack(pack('domain=sokoban'))),
  `domain=sokoban&board=${'#'.repeat(3 << 20)}`,
  `domain=sokoban&${'stop=h_fell&'.repeat(100_000)}`,
  `domain=sokoban&${Array.from({ length: 20_000 }, (_, i) => `stop=if+h>${i}`).join('&')}`,
  `domain=sokoban&${Array.from({ length: 50_000 }, (_, i) => `option.${i}=${i}`).join('&')}`,
  `domain=sokoban&controls=${'run,'.repeat(300_000)}`,
  `domain=sokoban&panes=${'A.node,'.repeat(200_000)}`,
  `domain=sokoban&code=${'x'.repeat(1 << 20)}&own=python&heuristic=own`,
  `domain=sokoban&formula=${'('.repeat(1 << 20)}&strategy=custom`,
  `domain=sokoban&heuristic=${'='.repeat(1 << 20)}`,
  `domain=${'s'.repeat(1 << 20)}`,
  `level=${'s'.repeat(1 << 20)}:1`,
  `url=https://${'s'.repeat(1 << 20)}/`,
  `1.${'A'.repeat(1 << 20)}`,
  `1.${'_'.repeat(1 << 20)}`,
  '&'.repeat(1 << 20),
  '%'.repeat(1 << 20),
];

/** One link. @param {(most: number) => number} random @param {readonly string[]} seeds good ones */
export function nasty(random, seeds) {
  const any = (/** @type {readonly any[]} */ list) => list[random(list.length)];
  const pair = () =>
    random(3)
      ? `${any(keys)}=${encodeURIComponent(any(values).toWellFormed?.() ?? 'x')}`
      : `${any(keys)}=${any(values)}`;
  const pairs = () => Array.from({ length: 1 + random(8) }, pair).join('&');
  const made = [
    () => `domain=${any(['sokoban', 'tiles', 'jugs', 'lunar', 'snowman'])}&${pairs()}`,
    () => `domain=sokoban&${pairs()}`,
    pairs,
    () => mutated(any(seeds).replace(/^#/, ''), random),
    () => mutated(any(seeds).replace(/^#/, ''), random),
    () => pack(`domain=sokoban&${pairs()}`),
    () => mutated(pack(`domain=tiles&${pairs()}`), random),
    () => `${random(12)}.${any(values)}`,
    () => packed(Buffer.from(Array.from({ length: random(60) }, () => random(256)))),
  ];
  return `${any(['#', '#', '#', '', '##'])}${any(made)()}`;
}

/** A text with a few letters changed, lost, doubled or swapped. @param {string} text
 * @param {(most: number) => number} random */
function mutated(text, random) {
  let changed = text;
  for (let times = 1 + random(5); times > 0; --times) {
    const at = random(changed.length + 1);
    const [before, after] = [changed.slice(0, at), changed.slice(at)];
    const ways = [
      () => before + after.slice(1 + random(9)),
      () => before + String.fromCharCode(random(random(2) ? 128 : 65_536)) + after,
      () => before + after.slice(0, random(40)) + after,
      () => after + before,
      () => `${before}%${after}`,
      () => before + values[random(values.length)] + after,
    ];
    changed = ways[random(ways.length)]();
  }
  return changed;
}
