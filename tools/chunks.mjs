// Which modules of the page share a file. Left alone, the bundler cuts what several pages import into dozens
// of small files, which compress badly; these are the two that matter: what all pages have, and what the
// puzzles' page and an embedded one have besides.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const imported = /^(?:import|export)\s[^;]*?from\s+'(\.[^']+\.js)'|^import\s+'(\.[^']+\.js)'/gm;

/** What a module imports at once, itself included, without packages. */
export function closureOf(entry) {
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(imported))
      seen.add(resolve(dirname(file), from ?? alone));
  }
  return seen;
}

/** @param {(name: string) => string} at the place of a page's script */
export function chunkGroups(at) {
  const [embedded, puzzles, game, lab] = ['embed-page', 'puzzles', 'game', 'lab'].map((name) =>
    closureOf(at(`${name}.js`)),
  );
  const isCommon = (id) => embedded.has(id) && puzzles.has(id);
  const isEverywhere = (id) => isCommon(id) && (game.has(id) || lab.has(id));
  return [
    { name: 'shell', test: isEverywhere },
    { name: 'board', test: isCommon },
  ];
}
