// Traces of every strategy on a board of every puzzle: by the rules of the viewer's format, and true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { traceBegin, traceClose, traceLines } from '../../web/engine/trace-text.js';
import { offeredBy } from '../../web/model/strategies.js';
import { module } from './frontier.js';
import { drawn, traceFaults } from './trace-rules.js';

const { domains, strategies } = module.catalog();
const boards = {
  ...Object.fromEntries(domains.map(({ id, example }) => [id, example])),
  tiles: '1 2 3\n4 5 6\n. 7 8\n\n1 2 3\n4 5 6\n7 8 .\n',
};

/** @param {object} request @param {(session: object) => void} look */
function searched(request, look) {
  const session = new module.Session({ max_expansions: 120, memory_mib: 64, ...request });
  assert.equal(session.error(), null);
  while (session.advance(1000) === 'running');
  look(session);
  session.delete();
}

function traceOf(session, end = session.stats().expanded) {
  const middle = Math.floor(end / 2);
  return [
    traceBegin(session.trace_head()),
    traceLines(session.trace(0, middle), true),
    traceLines(session.trace(middle, end), middle === 0),
    traceLines(session.trace_end(end), end === 0),
    traceClose,
  ].join('');
}

for (const { id: strategy } of strategies) {
  test(`${strategy}: its traces keep the rules, and count what it did`, () => {
    for (const [domain, board] of Object.entries(boards)) {
      const offered = offeredBy(
        strategies,
        domains.find(({ id }) => id === domain),
      );
      if (!offered.some(({ id }) => id === strategy)) continue;
      searched({ domain, board, strategy, formula: strategy === 'custom' ? 'g + h' : '' }, (session) => {
        const stats = session.stats();
        const text = traceOf(session);
        assert.deepEqual([...traceFaults(text)].slice(0, 3), [], domain);
        const { events, about } = JSON.parse(text);
        assert.deepEqual([about.domain, about.strategy], [domain, strategy]);
        const count = (...types) => events.filter(({ type }) => types.includes(type)).length;
        assert.equal(count('expanding'), stats.expanded);
        assert.equal(count('closing'), stats.expanded);
        assert.equal(events.at(-1).type, 'end');
        assert.equal(events.at(-1).status, stats.status);
        assert.equal(count('destination'), stats.cost === null ? 0 : 1);
        if (stats.cost !== null) assert.equal(events.at(-2).g, stats.cost);
        const dropped = events.reduce((sum, event) => sum + (event.dropped?.length ?? 0), 0);
        assert.equal(count('generating', 'updating') + dropped, stats.generated, domain);
        events
          .filter(({ type }) => type === 'expanding')
          .forEach(({ step, why }, i) => {
            assert.equal(step, i);
            assert.ok(why.length > 5);
          });
      });
    }
  });
}

test('a trace draws the board: what is where, in a colour and with its sign', () => {
  searched({ domain: 'sokoban', board: '#####\n#@$.#\n#####\n', strategy: 'a_star' }, (session) => {
    const { views, events } = JSON.parse(traceOf(session));
    const [ground, pieces] = views.main;
    const squares = drawn(ground, events[0]);
    assert.equal(squares.length, 15);
    assert.deepEqual([squares[8].x, squares[8].y], [3, 1]);
    assert.equal(new Set([squares[0].fill, squares[6].fill, squares[8].fill]).size, 3);
    assert.deepEqual(
      drawn(pieces, events[0]).map(({ x, y, label }) => [Math.floor(x), y > 1, label]),
      [
        [1, true, 0],
        [2, true, '$'],
      ],
    );
    assert.deepEqual(
      drawn(pieces, events.at(-1)).map(({ x }) => Math.floor(x)),
      [2, 3],
    );
  });
  searched({ domain: 'jugs', board: '3 4\n0 0\n* 2\n', strategy: 'breadth_first' }, (session) => {
    const { views, events } = JSON.parse(traceOf(session));
    assert.deepEqual(
      drawn(views.main[0], events[0]).map(({ height }) => height),
      [3, 4],
    );
    assert.equal(drawn(views.main[1], events.at(-1))[1].height, 2);
  });
});

test('grounds are those of the start at every step', () => {
  for (const [domain, board] of Object.entries(boards)) {
    searched({ domain, board, strategy: 'breadth_first', max_expansions: 50 }, (session) => {
      const grounds = (node) => session.cells(node).cells.filter((_, i) => i % 3 === 0);
      const { nodes } = session.stats();
      for (let node = 1; node < nodes; node += 1) assert.deepEqual(grounds(node), grounds(0), domain);
    });
  }
});

test('a trace that leaves expansions out says how many', () => {
  searched({ domain: 'sokoban', board: boards.sokoban, strategy: 'a_star' }, (session) => {
    const { expanded } = session.stats();
    const text = traceOf(session, 4);
    assert.deepEqual([...traceFaults(text)], []);
    const { events } = JSON.parse(text);
    assert.equal(events.at(-1).left, expanded - 4);
    assert.ok(!events.some(({ type }) => type === 'destination'));
  });
});

test('the rules catch what breaks them', () => {
  const good = {
    version: '1.4.0',
    views: { main: [{ $: 'rect', x: '${{ $.x }}' }] },
    events: [{ type: 'source', id: 1 }],
  };
  const faults = (change) => [...traceFaults(JSON.stringify({ ...good, ...change }))].length;
  assert.equal(faults({}), 0);
  assert.ok(faults({ views: undefined }));
  assert.ok(faults({ version: '1.3' }));
  assert.ok(faults({ events: [{ type: 'source', id: 0 }] }));
  assert.ok(faults({ events: [{ type: 'source', id: 1, action: '' }] }));
  assert.ok(faults({ events: [{ type: 'expand', id: 1 }] }));
  assert.ok(
    faults({
      events: [
        { type: 'source', id: 1 },
        { type: 'generating', id: 2, pId: 3 },
      ],
    }),
  );
  assert.ok(faults({ views: { main: [{ $: 'rect', fill: '${{ colors.red }}' }] } }));
  assert.ok(faults({ views: { main: [{ $: 'rect', $info: { node: 'h = ${{ $.h }}' } }] } }));
  assert.ok(faults({ views: { main: [{ $: 'rect', fill: '${{ ({a:{}})[0] }} }}' }] } }));
});
