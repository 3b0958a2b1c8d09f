export type Unit = 'B' | 'ms' | 's' | 'MB' | 'points' | 'files' | ''

/** One measured value. Its name is the same at every commit, so that two can stand side by side. */
export type Figure = { name: string; value: number; unit: Unit }

/** A commit of the site in its folder. */
export type Site = { name: string; folder: string }

/** Something that `npm run bench` can be asked for by its name. */
export type Measurement = {
  about: string
  /** Whether it looks at the built site. */
  built: boolean
  /** How often it is repeated; of each figure the median is told. */
  rounds: number
  measure: (site: Site, options: Options) => Promise<Figure[]>
}

export type Options = {
  /** How many artists the enlarged exhibitions have. */
  artists: number[]
}

export type Row = { name: string; unit: Unit; values: (number | undefined)[] }

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/**
 * @param runs for each site the figures of each round
 * @returns a row for every figure that any site has, with the median for each site
 */
export function rowsOf(runs: readonly (readonly Figure[])[]): Row[] {
  const named = new Map(runs.flat().map(({ name, unit }) => [name, unit]))
  return [...named].map(([name, unit]) => ({
    name,
    unit,
    values: runs.map((figures) => {
      const values = figures.filter((figure) => figure.name === name).map(({ value }) => value)
      return values.length > 0 ? median(values) : undefined
    }),
  }))
}

/** One line a figure: its name, its value at each site and, of two sites, the first by the second. */
export function table(rows: readonly Row[], sites: readonly string[]): string {
  const heads = ['', ...sites, ...(sites.length > 1 ? ['ratio'] : [])]
  const lines = rows.map(({ name, unit, values }) => {
    const [first, second] = values
    const cells = values.map((value) => (value === undefined ? '–' : `${written(value)} ${unit}`.trim()))
    const ratio = first !== undefined && second ? (first / second).toFixed(2) : '–'
    return [name, ...cells, ...(sites.length > 1 ? [ratio] : [])]
  })
  const widths = heads.map((_, column) => Math.max(...[heads, ...lines].map((cells) => cells[column]!.length)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)
  return [heads, ...lines].map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n')
}

/** Bytes and counts whole, times and ratios to three digits. */
function written(value: number): string {
  const digits = Number.isInteger(value) ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) })
}
