// Drawings as SVG, and pictures as GIF, which is read back by a decoder of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SvgCanvas } from '../../web/model/share-canvas.js';
import { GifWriter, paletteOf } from '../../web/model/share-gif.js';
import { lookOf, markup, plainColour, svgFile, transformAttribute } from '../../web/model/share-svg.js';

const element = (tagName, attributes = {}, ...childNodes) => ({
  nodeType: 1,
  tagName,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  childNodes,
});
const text = (nodeValue) => ({ nodeType: 3, nodeValue });
const plain = { fill: 'rgb(0, 0, 0)', stroke: 'none', opacity: '1', 'stroke-width': '1px' };

test('a colour is one that old programs know, its transparency apart', () => {
  assert.deepEqual(plainColour('rgb(11, 107, 99)'), { colour: '#0b6b63', alpha: 1 });
  assert.deepEqual(plainColour('rgba(58, 47, 24, 0.19)'), { colour: '#3a2f18', alpha: 0.19 });
  assert.deepEqual(plainColour('none'), { colour: 'none', alpha: 1 });
  assert.deepEqual(lookOf({ ...plain, fill: 'rgba(1, 2, 3, 0.5)', 'fill-opacity': '0.5' }, false), {
    fill: '#010203',
    'fill-opacity': '0.25',
  });
});

test('an element stands by itself: looks in attributes, no classes, no page', () => {
  const style = (each) => ({
    ...plain,
    ...(each.tagName === 'rect'
      ? { fill: 'rgb(255, 0, 0)', stroke: 'rgb(0, 0, 255)', 'stroke-width': '3px' }
      : {}),
    ...(each.tagName === 'g' ? { transform: 'translate(100 200)', opacity: '0.5' } : {}),
    ...(each.tagName === 'line' ? { display: 'none' } : {}),
  });
  const tree = element(
    'g',
    { class: 'piece', style: 'x', 'aria-label': 'no' },
    text('\n   '),
    element('rect', { class: 'box', x: '1', onclick: 'alert(1)' }),
    element('line'),
    element('text', { x: '2' }, text('a < "b" & c')),
  );
  assert.equal(
    markup(tree, style),
    '<g transform="translate(100 200)" opacity="0.5">' +
      '<rect x="1" fill="#ff0000" stroke="#0000ff" stroke-width="3"/>' +
      '<text x="2">a &lt; &quot;b&quot; &amp; c</text></g>',
  );
  assert.equal(transformAttribute('translate(100px, 20px)'), 'translate(100, 20)');
  assert.equal(transformAttribute('translateY(-7.5px)'), 'translate(0, -7.5)');
});

test('a file has its size, its title and, if wanted, its ground', () => {
  const drawing = { content: '<path/>', box: [-6, -6, 20, 10], width: 40, height: 20, title: 'A & B' };
  const file = svgFile({ ...drawing, background: '#ffffff' });
  assert.match(
    file,
    /^<svg xmlns="[^"]+" viewBox="-6 -6 20 10" width="40" height="20"><title>A &amp; B<\/title><rect x="-7"/,
  );
  assert.ok(!svgFile(drawing).includes('<rect'));
});

test('what is drawn on a canvas is written down', () => {
  const canvas = new SvgCanvas();
  canvas.fill(); // nothing yet
  canvas.strokeStyle = 'rgb(1, 2, 3)';
  canvas.globalAlpha = 0.5;
  canvas.setLineDash([4, 4]);
  canvas.beginPath();
  canvas.moveTo(1, 2);
  canvas.lineTo(3.14159, 4);
  canvas.stroke();
  canvas.globalAlpha = 1;
  canvas.beginPath();
  canvas.arc(10, 10, 5, 0, 7);
  canvas.rect(0, 0, 2, 2);
  canvas.fill();
  canvas.textAlign = 'right';
  canvas.fillText('g < h', 5, 6);
  assert.equal(
    canvas.content,
    '<path d="M1 2L3.14 4" fill="none" stroke="#010203" stroke-opacity="0.5" stroke-width="1"' +
      ' stroke-dasharray="4 4"/>' +
      '<path d="M15 10A5 5 0 1 1 5 10A5 5 0 1 1 15 10M0 0h2v2h-2z" fill="#000000"/>' +
      '<text x="5" y="6" font-family="sans-serif" font-size="12" text-anchor="end" fill="#000000">' +
      'g &lt; h</text>',
  );
  assert.ok(canvas.measureText('abc').width > 0);
});

/** The frames of a GIF, each as RGB over those before it. */
function decoded(bytes) {
  let at = 6;
  const word = () => bytes[at++] | (bytes[at++] << 8);
  const [width, height] = [word(), word()];
  const table = bytes.subarray(at + 3, at + 3 + 768);
  at += 3 + 768;
  const screen = new Uint8Array(3 * width * height);
  const frames = [];
  let [delay, hidden] = [0, -1];
  const blocks = () => {
    const all = [];
    for (let length = bytes[at++]; length; length = bytes[at++]) {
      all.push(...bytes.subarray(at, at + length));
      at += length;
    }
    return all;
  };
  for (;;) {
    const kind = bytes[at++];
    if (kind === 0x3b) return { width, height, frames, end: at };
    if (kind === 0x21) {
      const what = bytes[at++];
      const data = blocks();
      if (what === 0xf9) [delay, hidden] = [data[1] | (data[2] << 8), data[0] & 1 ? data[3] : -1];
      continue;
    }
    assert.equal(kind, 0x2c);
    const [left, top, w, h] = [word(), word(), word(), word()];
    at += 1;
    const indices = unpacked(bytes[at++], blocks());
    assert.equal(indices.length, w * h);
    indices.forEach((index, i) => {
      if (index === hidden) return;
      const place = (top + Math.floor(i / w)) * width + left + (i % w);
      screen.set(table.subarray(3 * index, 3 * index + 3), 3 * place);
    });
    frames.push({ pixels: screen.slice(), delay, area: w * h });
  }
}

function unpacked(least, data) {
  const [clear, end] = [1 << least, (1 << least) + 1];
  const out = [];
  let [size, bit, before] = [least + 1, 0, null];
  let words = [];
  const reset = () => {
    words = Array.from({ length: end + 1 }, (_, i) => [i]);
    [size, before] = [least + 1, null];
  };
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i += 1, bit += 1) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << i;
    if (code === end) return out;
    if (code === clear) {
      reset();
      continue;
    }
    const entry = words[code] ?? [...before, before[0]];
    out.push(...entry);
    if (before && words.length < 4096) {
      words.push([...before, entry[0]]);
      if (words.length === 1 << size && size < 12) size += 1;
    }
    before = entry;
  }
}

/** Pixels by a function from place to colour. */
const pixels = (width, height, colour) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => i).reduce(
    (data, _, i) => {
      data.set([...colour(i % width, Math.floor(i / width)), 255], 4 * i);
      return data;
    },
    new Uint8Array(4 * width * height),
  ),
});
const rgb = ({ data }) => Uint8Array.from(data).filter((_, i) => i % 4 < 3);
const ink = [20, 40, 60];
const paper = [250, 240, 220];

test('frames of few colours come back as they were, each only where it changed', () => {
  const dot = (at) => pixels(40, 30, (x, y) => (x === at && y === 7 ? ink : paper));
  const frames = [0, 1, 2, 2].map(dot);
  const writer = new GifWriter(40, 30, paletteOf(frames.slice(0, 1)));
  frames.forEach(({ data }, i) => writer.add(data, i ? 0.25 : 1));
  const gif = decoded(writer.finish());
  assert.deepEqual([gif.width, gif.height, gif.frames.length], [40, 30, 4]);
  frames.forEach((frame, i) => assert.deepEqual(gif.frames[i].pixels, rgb(frame), `frame ${i}`));
  assert.deepEqual(
    gif.frames.map(({ delay }) => delay),
    [100, 25, 25, 25],
  );
  assert.deepEqual(
    gif.frames.map(({ area }) => area),
    [1200, 2, 2, 1],
  );
});

test('noise fills the table of codes, and comes back as the nearest colours', () => {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (const [width, height] of [
    [1, 1],
    [16, 16],
    [173, 101],
  ]) {
    const noise = pixels(width, height, () => [0, 1, 2].map(() => 51 * Math.floor(6 * random())));
    const writer = new GifWriter(width, height, paletteOf([noise]));
    writer.add(noise.data, 0.1);
    const [frame] = decoded(writer.finish()).frames;
    assert.deepEqual(frame.pixels, rgb(noise));
  }
});

test('of too many colours the frequent stay, and others take the nearest', () => {
  const many = pixels(128, 128, (x, y) => (x < 64 ? ink : [2 * x - 1, 2 * y, (x * y) % 256]));
  const palette = paletteOf([many]);
  assert.ok(palette.length <= 3 * 255, String(palette.length));
  assert.deepEqual([...palette.subarray(0, 3)], ink);
  const writer = new GifWriter(128, 128, palette);
  writer.add(many.data, 0.1);
  const [frame] = decoded(writer.finish()).frames;
  const wanted = rgb(many);
  const worst = frame.pixels.reduce((most, value, i) => Math.max(most, Math.abs(value - wanted[i])), 0);
  assert.ok(worst < 64, String(worst));
});

test('codes grow at the right moment, also just before the end', () => {
  for (let length = 250; length < 1100; length += 1) {
    const line = pixels(length, 1, (x) => ((x * 7919) % 13 < 6 ? ink : paper));
    const writer = new GifWriter(length, 1, paletteOf([line]));
    writer.add(line.data, 0.1);
    assert.deepEqual(decoded(writer.finish()).frames[0].pixels, rgb(line), String(length));
  }
});
