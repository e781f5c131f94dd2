import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ticker } from '../../web/model/ticker.js';

test('a ticker stops when told, also between two steps', async () => {
  let wake = () => {};
  const ticker = new Ticker((resolve) => {
    wake = resolve;
  });
  let steps = 0;
  const playing = ticker.start(
    () => 10,
    async () => ++steps < 100,
  );
  await new Promise((resolve) => setImmediate(resolve));
  ticker.stop();
  wake();
  await playing;
  assert.equal(steps, 1);
});

test('a ticker keeps its speed though some steps take longer than their share, and makes no burst', async () => {
  const play = async (durations) => {
    let [time, steps] = [0, 0];
    const ticker = new Ticker(
      (wake, milliseconds) => {
        time += milliseconds;
        wake();
      },
      () => time,
    );
    await ticker.start(
      () => 100,
      async () => {
        time += durations[steps % durations.length];
        return ++steps < 50;
      },
    );
    return time;
  };
  const uneven = await play([14, 2]);
  assert.ok(uneven >= 490 && uneven <= 510, `${uneven} ms`);
  const held = await play([1000, ...Array(49).fill(1)]);
  assert.ok(held >= 1000 + 490 - 100 - 10, `${held} ms`);
});
