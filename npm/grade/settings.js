/**
 * The command's arguments.
 * @import { Options } from '../../web/engine/protocol.js'
 * @typedef {'text' | 'json' | 'csv' | 'markdown'} Format
 * @typedef {{ heuristic: string, submissions: string, merge: string[], sets: string[], strategies: string[],
 *   function: string, weight: number | null, formula: string | null, options: Options, expansions: number,
 *   memory: number, seconds: number, processMemory: number, baseline: string, benchmark: string,
 *   marks: number[], jobs: number, out: string, site: string, shard: { part: number, of: number },
 *   format: Format, requireIsolation: boolean }} Settings
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { wrong } from '../errors.js';
import { nearest } from '../words.js';

export const usage = `Grades heuristics, a submission each, on sets of levels.

Usage: frontier grade --heuristic FILE --set NAME [OPTIONS]
       frontier grade --submissions FOLDER --set NAME [OPTIONS]
       frontier grade --merge FOLDER... [OPTIONS]

What is graded
  --heuristic FILE      one heuristic, in JavaScript (.js) or the solution.py of a course
  --submissions FOLDER  each file or folder in it is a submission; of a folder, its solution.py or only code
  --function NAME       the function that is meant; else heur_alternate, h, or the last heuristic
  --set NAME            a set of levels by its name, such as snowman_csc384, or a file; may be repeated

How
  --strategy ID         the search it is used in (best_first); may be repeated, each is a test. For
                        custom, f is what --f says, or the submission's own fval_function
  --weight W            the weight of the heuristic
  --f FORMULA           the formula of the strategy custom
  --option KEY=VALUE    an option of the puzzle or of the strategy; may be repeated
  --expansions N        expansions a board at most (200000): the same on every machine
  --memory MIB          of the search (1024)

What a submission may use
  --seconds N           processor seconds a board (60); who takes longer is ended
  --process-memory MIB  (1024)
  --require-isolation   end if the system cannot keep submissions from the network and from files

Marks
  --baseline ID         the heuristic that every submission is held against (manhattan)
  --benchmark WHAT      a number of boards, a heuristic's id or =formula, or a file .js or .py
  --marks A,B,C,D       for more than 2 boards, as many as the baseline, as many as the benchmark, and
                        no plan longer than the benchmark's (5,10,20,25)

Where to
  --out FOLDER          for the results (graded, where there are several submissions). The same command
                        again goes on where it was ended
  --site URL            of the playground: reports have links that open each run there
  --jobs N              at a time (one for each core)
  --json, --csv, --markdown  in place of the table

Several machines
  --shard I/N           only the I-th of N parts of the submissions
  --merge FOLDER...     puts the folders of all parts together, into --out
`;

const texts = /** @type {const} */ ({ type: 'string' });
const several = /** @type {const} */ ({ type: 'string', multiple: true });
const flag = /** @type {const} */ ({ type: 'boolean' });
const known = {
  ...{ heuristic: texts, submissions: texts, function: texts, set: several, strategy: several },
  ...{ weight: texts, f: texts, option: several, expansions: texts, memory: texts, seconds: texts },
  ...{ 'process-memory': texts, 'require-isolation': flag, baseline: texts, benchmark: texts, marks: texts },
  ...{ out: texts, site: texts, jobs: texts, json: flag, csv: flag, markdown: flag, shard: texts },
  ...{ merge: flag, help: flag },
};

/** @param {string} message */
const refuse = (message) => {
  throw wrong(`${message} See frontier grade --help.`, 'arguments');
};

/** @param {string | undefined} text @param {string} name @param {number} fallback @param {number} [least]
 * @param {number} [most] @returns {number} */
function whole(text, name, fallback, least = 1, most = 1e12) {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    refuse(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

/** @param {string | undefined} text @returns {number | null} */
function weightOf(text) {
  if (text === undefined) return null;
  const value = Number(text);
  if (!text.trim() || !(value >= 0)) refuse(`--weight takes a number from 0, not "${text}".`);
  return value;
}

/** @param {string | undefined} text */
function shardOf(text) {
  if (text === undefined) return { part: 1, of: 1 };
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  if (!part || Number(part) < 1 || Number(part) > Number(of))
    refuse(`--shard takes I/N with I from 1 to N, not "${text}".`);
  return { part: Number(part), of: Number(of) };
}

/** @param {string | undefined} text */
function marksOf(text) {
  if (text === undefined) return [5, 10, 20, 25];
  const marks = text.split(',').map(Number);
  if (marks.length !== 4 || !marks.every((mark, i) => mark >= 0 && mark >= (marks[i - 1] ?? 0)))
    refuse(`--marks takes four numbers that do not fall, such as 5,10,20,25, not "${text}".`);
  return marks;
}

/** @param {readonly string[]} given @returns {Options} */
function optionsOf(given) {
  return Object.fromEntries(
    given.map((text) => {
      const [, key, value] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
      if (!key) refuse(`--option takes KEY=VALUE, not "${text}".`);
      return [key, value];
    }),
  );
}

/** @param {string | undefined} text */
function siteOf(text) {
  if (text === undefined) return '';
  if (!/^https?:\/\/[^\s"'<>#]+$/.test(text))
    refuse(`--site takes the address of a playground, not "${text}".`);
  return text.endsWith('/') || text.endsWith('.html') ? text : `${text}/`;
}

/** @param {readonly string[]} args @returns {Settings | null} null: help is asked for */
export function readArguments(args) {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const { heuristic = '', submissions = '', merge = false, set = [], json, csv, markdown } = values;
  if (Number(Boolean(heuristic)) + Number(Boolean(submissions)) + Number(merge) !== 1)
    refuse('One of --heuristic, --submissions and --merge is needed.');
  if (merge && !positionals.length) refuse('--merge needs the folders of the parts.');
  if (!merge && positionals.length) refuse(`What is "${positionals[0]}"?`);
  if (!merge && !set.length) refuse('--set is missing: which levels?');
  const formats = /** @type {Format[]} */ (
    [json && 'json', csv && 'csv', markdown && 'markdown'].filter(Boolean)
  );
  if (formats.length > 1) refuse('Only one of --json, --csv and --markdown can be printed.');
  const shard = shardOf(values.shard);
  if (shard.of > 1 && !submissions) refuse('--shard is for --submissions.');
  return {
    ...{ heuristic, submissions, merge: merge ? positionals : [], sets: set, shard },
    strategies: values.strategy ?? ['best_first'],
    function: values.function ?? '',
    weight: weightOf(values.weight),
    formula: values.f ?? null,
    options: optionsOf(values.option ?? []),
    expansions: whole(values.expansions, 'expansions', 200_000),
    memory: whole(values.memory, 'memory', 1024, 16, 3500),
    seconds: whole(values.seconds, 'seconds', 60, 1, 1e6),
    processMemory: whole(values['process-memory'], 'process-memory', 1024, 256, 1e6),
    baseline: values.baseline ?? 'manhattan',
    benchmark: values.benchmark ?? '',
    marks: marksOf(values.marks),
    jobs: whole(values.jobs, 'jobs', availableParallelism(), 1, 1024),
    out: values.out ?? (heuristic ? '' : 'graded'),
    site: siteOf(values.site),
    format: formats[0] ?? 'text',
    requireIsolation: values['require-isolation'] ?? false,
  };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    const { tokens, ...read } = parseArgs({
      args: [...args],
      options: known,
      allowPositionals: true,
      tokens: true,
    });
    /** @type {Set<string>} */ const seen = new Set();
    for (const token of tokens) {
      if (token.kind !== 'option') continue;
      const { name } = token;
      if (seen.has(name) && !('multiple' in known[/** @type {keyof typeof known} */ (name)]))
        refuse(`--${name} is given more than once.`);
      seen.add(name);
    }
    return read;
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!String(code).startsWith('ERR_PARSE_ARGS')) throw error;
    const [, name] = /Unknown option '-*([^']*)'/.exec(message) ?? [];
    const meant = name && nearest(name, Object.keys(known));
    return refuse(
      name ? `There is no option --${name}.${meant ? ` Is --${meant} meant?` : ''}` : message.split('\n')[0],
    );
  }
}
