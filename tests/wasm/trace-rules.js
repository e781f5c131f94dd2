// What a trace must be for the viewer to show it, by the documentation of its format 1.4: every breach, a
// sentence each.

const types = ['source', 'destination', 'generating', 'expanding', 'updating', 'closing', 'end'];
const shapes = ['rect', 'circle', 'path', 'polygon'];
/** The names that the viewer binds in an expression. */
const bound = ['$', 'theme', 'color', 'step', 'events', 'parent', 'Math'];

function* expressionFaults(text) {
  const parts = text.split(/\$\{\{ (.*?) \}\}/);
  const open = parts.filter((part, i) => i % 2 === 0 && /\$\{\{|\}\}/.test(part));
  if (open.length) yield `"${text}" is not closed`;
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 0) continue;
    const code = part.replaceAll(/'[^']*'/g, "''");
    for (const [name] of code.matchAll(/(?<![.\w$])[A-Za-z_$][\w$]*/g))
      if (!bound.includes(name)) yield `${name} is not bound in "${part}"`;
    try {
      new Function(...bound.slice(0, -1), `return (${part})`);
    } catch {
      yield `"${part}" is no expression`;
    }
  }
}

function* emptyFaults(value, path) {
  if (value === '' || value === null) yield `${path} is empty`;
  if (typeof value === 'number' && !Number.isFinite(value)) yield `${path} is no number`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* emptyFaults(each, `${path}.${key}`);
}

function* texts(value) {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* texts(each);
}

function* eventFaults(events) {
  const known = new Set();
  for (const [i, event] of events.entries()) {
    if (!types.includes(event.type)) yield `event ${i} is of type ${event.type}`;
    if (!event.id) yield `event ${i} has the id ${event.id}, which vanishes`;
    if (event.pId !== undefined && !known.has(event.pId))
      yield `event ${i} has the parent ${event.pId}, not seen`;
    const makes = ['source', 'generating', 'updating'].includes(event.type);
    if (!makes && !known.has(event.id)) yield `event ${i} is of ${event.id}, not seen`;
    known.add(event.id);
  }
}

/** What is told of an event where one points at it. */
function* infoFaults(view, events) {
  const [template = ''] = view.flatMap(({ $info }) => $info?.node ?? []);
  const value = (event, code) => String(new Function('$', `return (${code})`)(event));
  for (const event of events) {
    const words = template.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, code) => value(event, code));
    if (/undefined|NaN/.test(words)) yield `a ${event.type} event is told as "${words}"`;
  }
}

export function* traceFaults(text) {
  const trace = JSON.parse(text);
  for (const key of ['version', 'views', 'events']) if (!(key in trace)) yield `${key} is missing`;
  if (trace.version !== '1.4.0') yield `the version is ${trace.version}`;
  if (!Array.isArray(trace.views?.main) || !trace.views.main.length) yield 'there is no view';
  yield* emptyFaults(trace, 'trace');
  for (const shape of trace.views?.main ?? []) {
    if (!shapes.includes(shape.$)) yield `${shape.$} is no shape`;
    for (const each of texts(shape)) yield* expressionFaults(each);
  }
  yield* eventFaults(trace.events ?? []);
  yield* infoFaults(trace.views?.main ?? [], trace.events ?? []);
}

/** What a shape draws for an event: its properties, worked out, for each thing it is drawn for. */
export function drawn(shape, event) {
  const worked = (text, i) => {
    const value = (code) => new Function('$', `return (${code})`)({ ...event, i });
    const [, whole] = /^\$\{\{ (.*?) \}\}$/.exec(text) ?? [];
    return whole === undefined ? text : value(whole);
  };
  const count = Number(worked(shape.$for.$to, 0));
  const keys = ['x', 'y', 'width', 'height', 'fill', 'label'].filter((key) => key in shape);
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(keys.map((key) => [key, worked(shape[key], i)])),
  );
}
