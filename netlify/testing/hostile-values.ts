/** Values that no field of a request takes. */
export const hostile: unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, [], {}, [[]], '', ' ', '0x1', '1e3', '-1', '9'.repeat(30), 'null', '__proto__'],
  ...[
    "' or '1'='1",
    '<script>alert(1)</script>',
    '=1+1',
    '\u202e',
    '\ud800',
    '\0',
    '‮',
    '%00',
    '../../etc',
    '1; drop table',
  ],
  ...[
    { $ne: 1 },
    { toString: 'x' },
    { constructor: {} },
    ['1', null],
    ['1; delete'],
    'a'.repeat(10_000),
    '𝒶'.repeat(300),
  ],
  ...['١', '１', 'NaN', 'Infinity', Number.MAX_SAFE_INTEGER + 2],
]
