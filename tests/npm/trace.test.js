// The package's traces: those of the command line, byte for byte.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { run } from '../cli/frontier.js';
import { frontier } from './installed.js';

const { Session, catalog } = frontier;
const { domains } = await catalog();
const folder = mkdtempSync(join(tmpdir(), 'frontier-trace-'));
after(() => rmSync(folder, { recursive: true }));

for (const { id: domain, example } of domains) {
  test(`${domain}: the same trace by the package and by the command line`, async () => {
    for (const [strategy, weight] of [['a_star'], ['anytime_weighted_astar', 1.7], ['ida_star'], ['beam']]) {
      const request = { domain, board: example, strategy, max_expansions: 80, ...(weight ? { weight } : {}) };
      const session = await Session.start(request);
      await session.run();
      const path = join(folder, 'a.trace.json');
      const weights = weight ? ['--weight', String(weight)] : [];
      const { code, err } = run(
        ['solve', '--domain', domain, '--level', '-', '--strategy', strategy].concat(
          ['--max-expansions', '80', '--trace', path],
          weights,
        ),
        example,
      );
      assert.equal(code, 0, err);
      assert.equal(session.trace(), readFileSync(path, 'utf8'), strategy);
      session.dispose();
    }
  });
}
