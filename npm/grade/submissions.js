/**
 * The submissions of a folder: each of its files and folders is one, whatever is in it. What cannot be graded
 * is a submission with its error.
 * @import { Entry, Language, Role } from './types.js'
 */
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { wrong } from '../errors.js';

const mostBytes = 200_000; // as in the playground: longer code is no heuristic
/** @type {Record<string, Language>} */
const languages = { js: 'javascript', mjs: 'javascript', py: 'python' };
/** Which file of a folder is meant, the first that is there. */
const names = ['solution.py', 'solution.js', 'heuristic.js', 'heuristic.py'];

/** @param {{ name: string, role: Role, language: Language, code: string, entry: string }} what
 * @returns {Entry} */
export function entryOf(what) {
  const { role, name, language, code, entry } = what;
  const digest = createHash('sha256').update(JSON.stringify([role, name, language, code, entry]));
  return { key: digest.digest('hex').slice(0, 32), ...what, error: null };
}

/** @param {Buffer} bytes a file's name @returns {string} */
function nameOf(bytes) {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : bytes.toString('latin1').replace(/[^ -~]/g, escaped);
}
/** @param {string} letter */
const escaped = (letter) => `\\x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** @param {string} name */
const languageOf = (name) => languages[(/\.(\w+)$/.exec(name)?.[1] ?? '').toLowerCase()];

/** @param {Buffer} folder @param {Buffer} name */
const joined = (folder, name) => Buffer.concat([folder, Buffer.from('/'), name]);

class Unreadable extends Error {}
const aLink = 'It is a symbolic link, which is not followed.';

/** The text of a file. A link is not followed: it could lead to another submission. @param {Buffer} path */
function readCode(path) {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) throw new Unreadable(aLink);
  if (!found.isFile()) throw new Unreadable('It is no ordinary file.');
  const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(file).isFile()) throw new Unreadable('It is no ordinary file.');
    const bytes = Buffer.alloc(mostBytes + 1);
    let length = 0;
    for (let got = 1; got > 0 && length < bytes.length; length += got)
      got = readSync(file, bytes, length, bytes.length - length, null);
    if (length > mostBytes) throw new Unreadable(`It has more than ${mostBytes} bytes.`);
    return textOf(bytes.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

/** @param {Buffer} bytes */
function textOf(bytes) {
  if (bytes.includes(0)) throw new Unreadable('It is no text: there is a NUL in it.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    throw new Unreadable('It is no UTF-8 text.');
  }
}

/** Which file of a folder it is. @param {Buffer} folder */
function fileIn(folder) {
  const files = readdirSync(folder, { encoding: 'buffer' }).filter((name) => name[0] !== 0x2e);
  const known = names.map((name) => files.find((file) => file.toString('latin1') === name)).find(Boolean);
  const code = files.filter((file) => languageOf(file.toString('latin1')));
  if (known ?? code.length === 1) return joined(folder, known ?? code[0]);
  throw new Unreadable(
    code.length
      ? `The folder has ${code.length} files of code, and none is named ${names[0]}.`
      : 'The folder has no file that ends in .py or .js.',
  );
}

/** @param {Buffer} path @param {string} name @param {string} entry @param {Role} role @returns {Entry} */
function submissionAt(path, name, entry, role) {
  const what = { name, role, language: /** @type {Language} */ ('javascript'), code: '', entry };
  try {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) throw new Unreadable(aLink);
    const file = found.isDirectory() ? fileIn(path) : path;
    const language = languageOf(file.toString('latin1'));
    if (!language) throw new Unreadable('Its name ends neither in .py nor in .js.');
    return entryOf({ ...what, language, code: readCode(file) });
  } catch (error) {
    const said = error instanceof Unreadable ? error.message : 'It cannot be read.';
    return { ...entryOf(what), error: { message: said, line: 0 } };
  }
}

/** @param {string} folder @param {string} entry the function that is meant, '' for the usual one
 * @returns {Entry[]} */
export function submissionsIn(folder, entry) {
  let files;
  try {
    files = readdirSync(folder, { encoding: 'buffer' });
  } catch {
    throw wrong(`The folder ${folder} cannot be read.`, 'submissions');
  }
  const found = files.filter((name) => name[0] !== 0x2e);
  if (!found.length) throw wrong(`There is nothing in the folder ${folder}.`, 'submissions');
  return found
    .sort(Buffer.compare)
    .map((name) => submissionAt(joined(Buffer.from(folder), name), nameOf(name), entry, 'submission'));
}

/** One file. @param {string} path @param {string} entry @param {Role} [role] @returns {Entry} */
export function submissionOf(path, entry, role = 'submission') {
  const found = submissionAt(Buffer.from(path), basename(path), entry, role);
  if (found.error) throw wrong(`${path}: ${found.error.message}`, 'heuristic');
  return found;
}
