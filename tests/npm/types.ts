// What the types let a strict program write, and what not; compiled by package.test.js, never run.
import {
  FrontierError, Game, Session, catalog, checkBoard, checkPlan, convertPlan, game, readCollection, recognise, solve,
  writeCollection, xray,
} from 'frontier-search';
import type { Catalog, Expansion, Heuristic, Outcome, Place, Solution, Status, TilesState } from 'frontier-search';

const board = '#####\n#@$.#\n#####';

export async function asked(signal: AbortSignal): Promise<Status> {
  const solution: Solution = await solve(
    {
      domain: 'sokoban',
      board,
      strategy: 'weighted_a_star',
      weight: 2,
      bound: { g: 100 },
      options: { deadlocks: 'off', space: 'moves' },
      // the fields of the puzzle, by its name
      heuristic: ({ boxes, robots }, { storage, width }) => boxes.length + storage.length + width + robots.length,
    },
    { signal, seconds: 2, onProgress: ({ expanded, incumbent }) => `${expanded} ${incumbent?.cost ?? '-'}` },
  );
  const cost: number | undefined = solution.plan?.verdict.cost;
  const ratio: number | null = solution.claim.ratio;
  void [cost, ratio];

  const tiles: Heuristic<'tiles'> = (state: TilesState) => state.tiles.filter((n, i) => n !== state.goal[i]).length;
  await solve({ domain: 'tiles', board: '1 2\n3 .', heuristic: tiles, guide: tiles });
  // @ts-expect-error: a heuristic of another puzzle
  await solve({ domain: 'sokoban', board, heuristic: tiles });
  // @ts-expect-error: tiles have no boxes
  await solve({ domain: 'tiles', board, heuristic: ({ boxes }) => boxes.length });
  // @ts-expect-error: a heuristic is a number
  await solve({ domain: 'jugs', board, heuristic: () => 'far' });
  // @ts-expect-error: no such key
  await solve({ board, strtegy: 'a_star' });
  // @ts-expect-error: a text
  await solve({ board: 5 });
  // @ts-expect-error: of the second argument
  await solve({ board, seconds: 5 });

  const { domains }: Catalog = await catalog();
  for (const { id, example, heuristics } of domains) {
    // ids that are known only when it runs; a function then sees fields by name
    await solve({ domain: id, board: example, heuristic: heuristics[0]?.id ?? '=0' });
    await solve({ domain: id, board: example, heuristic: (state) => Number(state['width'] ?? 0) });
  }
  return solution.status;
}

export async function looked(): Promise<Map<Outcome, number>> {
  using session = await Session.start({ board, heuristic: '=max(manhattan, misplaced)' });
  const counts = new Map<Outcome, number>();
  while (session.advance() === 'running') {
    const step: Expansion = session.step(session.stats.expanded - 1);
    for (const { outcome } of step.successors) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const g: Int32Array = session.columns().g;
  const actions: string[] = session.plans.flatMap((plan) => plan.actions);
  void [g, actions, session.frontier(0, 0, 5).rows[0]?.h];
  const isOne: boolean = session instanceof Session;
  void isOne;
  // @ts-expect-error: begun by start()
  void new Session({ board });
  return counts;
}

export async function read(text: string): Promise<Place | null> {
  const collection = await readCollection(text);
  const [level] = collection.levels;
  if (!level) return null;
  const rle: string = await writeCollection(collection, 'rle');
  const request = { domain: 'sokoban', board: level.board } as const;
  const { notes, estimates } = await checkBoard(request, ['manhattan']);
  const verdict = await checkPlan(request, 'Rd');
  const lurd: string = await convertPlan(request, verdict.actions, 'lurd');
  const [id] = await recognise(text);
  const { too_high } = await xray({ ...request, heuristic: (state) => state.boxes.length });
  const { result } = await game({ start: text, goal: text, turns: 2, search: 'minimax' });
  using played = await Game.start({ start: text, goal: text });
  void [rle, lurd, notes, estimates, id, too_high[0]?.state.text, result?.value, played.answer([0])?.best];
  return null;
}

export const place = (error: unknown): string =>
  error instanceof FrontierError ? `${error.kind} ${error.field} ${error.line}:${error.column} ${error.board}` : '';
