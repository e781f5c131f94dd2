// What the page's menus say of the catalogue's rows: nothing is missing, and nothing names what is not there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { argumentOf } from '../../web/model/strategy-arguments.js';
import { module } from './frontier.js';

const { strategies, domains } = module.catalog();

test('every strategy has its whole argument', () => {
  for (const { id } of strategies) assert.ok(argumentOf(id).length, `the menu has no argument for ${id}`);
  assert.equal(argumentOf('no strategy').length, 0);
});

test('what a strategy decides is one of the choices', () => {
  const decided = domains.flatMap(({ options }) => options).filter(({ solve_value: value }) => value);
  assert.ok(decided.length);
  for (const { solve_value: value, choices } of decided)
    assert.ok(
      choices.some(({ id }) => id === value),
      value,
    );
});
