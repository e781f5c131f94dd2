/** A small catalogue for the tests of the model. */
const strategy = {
  summary: '',
  guarantee: '',
  formula: 'g + h',
  uses_heuristic: true,
  uses_weight: false,
  uses_formula: false,
  default_weight: 1,
  default_cycle: 'full',
  options: [],
  ignores: [],
};
const row = { summary: '', choices: [], minimum: null, maximum: null, needs_option: '', needs_value: '' };

export const catalog = {
  domains: [
    {
      id: 'grid',
      name: 'Grid',
      example: '#@#\n',
      default_heuristic: 'near',
      options: [{ ...row, id: 'diagonal', name: 'Diagonal', kind: 'flag', fallback: 'off' }],
      heuristics: [{ id: 'zero' }, { id: 'near' }],
      legend: [
        { id: 'floor', name: 'Floor', symbol: ' ', layer: 'ground' },
        { id: 'storage', name: 'Storage', symbol: '.', layer: 'ground' },
        { id: 'box', name: 'Box', symbol: '$', layer: 'piece' },
        { id: 'robot', name: 'Robot', symbol: '@', layer: 'piece' },
      ],
    },
    {
      id: 'jugs',
      name: 'Jugs',
      example: '3 4\n0 0\n* 2\n',
      default_heuristic: 'zero',
      options: [],
      heuristics: [{ id: 'zero' }],
      legend: [],
    },
  ],
  strategies: [
    { ...strategy, id: 'ucs', name: 'Uniform cost' },
    { ...strategy, id: 'deep', name: 'Depth-first', default_cycle: 'path', ignores: ['ties'] },
    { ...strategy, id: 'a_star', name: 'A*' },
    { ...strategy, id: 'weighted', name: 'Weighted', uses_weight: true, default_weight: 5 },
    {
      ...strategy,
      id: 'custom',
      name: 'Own',
      uses_formula: true,
      options: [{ ...row, id: 'beam', name: 'Beam', kind: 'integer', fallback: '8' }],
    },
  ],
  options: [
    { ...row, id: 'cycle', name: 'Cycle', kind: 'choice', fallback: 'auto' },
    { ...row, id: 'ties', name: 'Tie-breaking', kind: 'choice', fallback: 'auto' },
    {
      ...row,
      id: 'duplicates',
      name: 'Duplicates of equal g',
      kind: 'choice',
      fallback: 'dropped',
      needs_option: 'cycle',
      needs_value: 'full',
    },
  ],
  formulas: [{ id: 'first', name: 'First', formula: 'g + w*h', summary: '' }],
  statuses: [
    { id: 'solved', name: 'Solved' },
    { id: 'timeout', name: 'Out of time' },
  ],
  outcomes: [
    { id: 'kept', name: 'Kept' },
    { id: 'duplicate', name: 'Duplicate' },
  ],
  counters: [],
  events: ['f_changed', 'h_fell', 'condition', 'state'].map((id) => ({ id, name: id, summary: '' })),
  limits: {
    memory_mib: 3584,
    default_memory_mib: 512,
    weight: 1_000_000,
    text_bytes: 1 << 20,
    levels: 5000,
    board_side: 64,
    traced: 5000,
  },
};
