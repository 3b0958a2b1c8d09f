export type Unit = 'B' | 'ms' | 's' | 'MB' | 'points' | 'files' | ''

/** A measured value. Its name is the same in every version, so that two versions can be compared. */
export type Figure = { name: string; value: number; unit: Unit }

/** A version of the site in its folder. */
export type Site = { name: string; folder: string }

/** A measurement of `npm run bench`. */
export type Measurement = {
  about: string
  /** How often it is repeated. The result is the median of each figure. */
  rounds: number
  /** @param artists how many artists the enlarged exhibitions have */
  measure: (site: Site, artists: readonly number[]) => Promise<Figure[]>
}

export type Row = { name: string; unit: Unit; values: (number | undefined)[] }

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The value that a share of all values, such as 0.95, does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN

/**
 * @param runs for each site, the figures of all rounds
 * @returns a row for each figure, with the median of each site
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

/** A table with a line for each figure: name, value of each site and, for two sites, the first divided by the second. */
export function table(rows: readonly Row[], sites: readonly string[]): string {
  const headings = ['', ...sites, ...(sites.length > 1 ? ['ratio'] : [])]
  const lines = rows.map(({ name, unit, values }) => {
    const [first, second] = values
    const cells = values.map((value) => (value === undefined ? '–' : `${formatted(value)} ${unit}`.trim()))
    const ratio = first !== undefined && second ? (first / second).toFixed(2) : '–'
    return [name, ...cells, ...(sites.length > 1 ? [ratio] : [])]
  })
  const widths = headings.map((_, column) => Math.max(...[headings, ...lines].map((cells) => cells[column]!.length)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)
  return [headings, ...lines].map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n')
}

/** Whole numbers in full, other numbers with three digits. */
function formatted(value: number): string {
  const digits = Number.isInteger(value) ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) })
}
