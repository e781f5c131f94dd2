// The lessons: every link leads somewhere, the strictest policy will do, and each can be copied by changing
// one address.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lessonPages } from '../../web/model/lessons.js';
import { questions } from '../../web/model/questions.js';
import { folder, lessons, pages, readLesson } from './lessons.js';

const site = fileURLToPath(new URL('../../build/site/', import.meta.url));
const files = ['lessons.css', 'lessons.js'];

/** What a page leads to and is not there, in the folder of the site that holds the lessons. */
const broken = ({ name, links, scripts }) =>
  [...links, ...scripts]
    .filter((link) => !/^https?:/.test(link))
    .map((link) => link.replace(/[?#].*/, ''))
    .filter((link) => !existsSync(join(site, 'lessons', link.endsWith('/') ? `${link}index.html` : link)))
    .map((link) => `${name} leads to ${link}`);

test('eight lessons and their list; every link of theirs leads somewhere in the site', () => {
  assert.deepEqual(
    lessons.map(({ name }) => name),
    lessonPages.map(({ id }) => `${id}.html`),
  );
  for (const { name, text } of lessons) {
    const { title } = lessonPages.find(({ id }) => name === `${id}.html`);
    assert.ok(text.includes(`<h1>${title}</h1>`), `${name} has another title`);
  }
  for (const name of [...files, ...pages.map((page) => page.name)])
    assert.ok(existsSync(join(folder, name)) && existsSync(join(site, 'lessons', name)), name);
  assert.deepEqual(pages.flatMap(broken), []);
  const { links } = pages.find(({ name }) => name === 'index.html');
  for (const { name } of lessons) assert.ok(links.includes(name), `the list lacks ${name}`);
  for (const { lesson } of questions)
    assert.ok(
      lessonPages.some(({ id }) => id === lesson),
      lesson,
    );
});

test('negative control: a link that leads nowhere is found', () => {
  const page = readLesson('a.html', '<a href="../">x</a> <a class="y" href="nowhere.html#z">x</a>');
  assert.deepEqual(broken(page), ['a.html leads to nowhere.html']);
});

test('a strict policy is enough, and one address is all that binds a lesson to a site', () => {
  for (const { name, text, links, scripts } of pages) {
    assert.doesNotMatch(text, /\sstyle=|<style|\son\w+=|javascript:/, name);
    assert.doesNotMatch(text, /<script(?![^>]*\ssrc=)/, name);
    for (const link of [...links, ...scripts])
      assert.match(link, /^(\.\.\/|[\w-]+\.(html|css|js)$)/, `${name}: ${link}`);
  }
  for (const { name, scripts, text } of lessons) {
    assert.deepEqual(scripts, ['../embed.js', 'lessons.js'], name);
    assert.match(text, /^<!doctype html>\n<!--[^>]*change one address/, name);
  }
});

test('each lesson has two to five boards, two or more questions, a task and a summary', () => {
  for (const { name, boards, words, text, ids } of lessons) {
    assert.ok(boards.length >= 2 && boards.length <= 5, `${name}: ${boards.length} boards`);
    assert.equal(boards.length, text.split('<frontier-board').length - 1, `${name}: all are read`);
    const asking = boards.filter(({ ask }) => ask);
    assert.ok(asking.length >= 2, `${name}: ${asking.length} questions`);
    assert.ok(words >= 500 && words <= 900, `${name}: ${words} words`);
    assert.match(text, /<div class="try">/, name);
    assert.match(text, /<div class="sum">/, name);
    assert.equal(new Set(ids).size, ids.length, `${name}: ids`);
    assert.equal(new Set(boards.map(({ title }) => title)).size, boards.length, `${name}: titles`);
  }
});

test('every number of two digits or more in the text is measured', () => {
  for (const { name, prose } of lessons) assert.deepEqual(prose.match(/\d[\d,.]*\d/g) ?? [], [], name);
});

test('negative control: a number that is not measured is found, a claim is read', () => {
  const { prose, claims, boards } = readLesson(
    'a.html',
    `<main><p>It takes 12 steps, not <span data-check="expanded" data-on="b"
    data-with="weight=2; heuristic==a>b">1,434</span>, or <code>99</code>.</p>
    <frontier-board id="b" board="#@$.#
#####" option-cost="unit"></frontier-board>`,
  );
  assert.deepEqual(prose.match(/\d[\d,.]*\d/g), ['12']);
  assert.deepEqual(claims, [
    { what: 'expanded', board: 'b', changes: { weight: '2', heuristic: '=a>b' }, said: '1,434' },
  ]);
  assert.deepEqual(boards, [{ id: 'b', board: '#@$.#\n#####', 'option-cost': 'unit' }]);
});
