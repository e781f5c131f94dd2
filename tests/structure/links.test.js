// Every link from one document of the repository to another file leads somewhere.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { repositoryFiles, root } from './files.js';

/** The targets of a text's links within the repository, as paths from its root. */
const targets = (path, text) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g)].map(([, target]) =>
    posix.join(posix.dirname(path), target),
  );

const broken = (files, exists) =>
  [...files]
    .filter(([path]) => path.endsWith('.md'))
    .flatMap(([path, text]) =>
      targets(path, text)
        .filter((target) => !exists(target))
        .map((target) => `${path} leads to ${target}`),
    );

test('the documents lead to files that are there', () => {
  const documents = repositoryFiles();
  assert.ok([...documents.keys()].includes('docs/architecture.md'));
  assert.deepEqual(
    broken(documents, (target) => existsSync(join(root, target))),
    [],
  );
});

test('a link that leads nowhere is found, and others are left alone', () => {
  const files = new Map([
    ['docs/a.md', '[b](b.md) [c](../core/c.h#x) [d](https://example.org/d) [e](#e)'],
    ['x.js', '[no](no.md)'],
  ]);
  assert.deepEqual(
    broken(files, (target) => target === 'core/c.h'),
    ['docs/a.md leads to docs/b.md'],
  );
});
