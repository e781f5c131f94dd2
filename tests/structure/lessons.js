// Reads the lessons as they stand in docs/lessons: their boards, what they claim of them, links and text.
// Their markup is plain, so that a few patterns are reader enough; a test holds it to that.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('../../docs/lessons/', import.meta.url));
const letters = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#10': '\n' };
const plain = (text) => text.replaceAll(/&(#?\w+);/g, (whole, name) => letters[name] ?? whole);

/** The attributes of a tag, by their names. */
const attributesOf = (tag) =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, plain(value ?? '')]),
  );
const tagsOf = (text, name) =>
  [...text.matchAll(new RegExp(`<${name}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*>`, 'g'))].map(([, tag]) =>
    attributesOf(tag),
  );
const words = (markup) =>
  plain(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Each claim: what is measured, on which board, with which changes of its attributes, and what is said. */
const claimsOf = (text) =>
  [...text.matchAll(/<(span|td)((?:\s+[\w-]+="[^"]*")*)\s*>([^<]*)<\/\1>/g)]
    .map(([, , tag, said]) => ({ ...attributesOf(tag), said: plain(said).trim() }))
    .filter((claim) => 'data-check' in claim)
    .map(({ 'data-check': what, 'data-on': board, 'data-with': changes = '', said }) => ({
      what,
      board,
      changes: Object.fromEntries(
        changes
          .split(';')
          .filter(Boolean)
          .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
      ),
      said,
    }));

/** What is read as text, without headings of boards, code, and what is measured. */
const proseOf = (text) =>
  words(
    text
      .slice(text.indexOf('<main'))
      .replaceAll(/<(code|var)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<(span|td)\b[^>]*data-check[^>]*>[^<]*<\/\1>/g, ' '),
  );

/** @param {string} name @param {string} text */
export const readLesson = (name, text) => ({
  name,
  text,
  boards: tagsOf(text, 'frontier-board'),
  claims: claimsOf(text),
  links: [...tagsOf(text, 'a'), ...tagsOf(text, 'link')].map(({ href }) => href),
  scripts: tagsOf(text, 'script').map(({ src }) => src),
  ids: [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
  words: words(text.slice(text.indexOf('<main'))).split(' ').length,
  prose: proseOf(text),
});

/** Every page of the folder; index.html is the last. */
export const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .sort()
  .map((name) => readLesson(name, readFileSync(folder + name, 'utf8')));
export const lessons = pages.filter(({ name }) => name !== 'index.html');
