/** Heights of a row as a share of its width: the best height, and the highest that fits on a screen. */
const bestHeight = 0.4
const maxHeight = 0.55

const maxInRow = 3

type Hanging = { rows: number[][]; cost: number }

/**
 * Divides works into rows. The works of a row have the same height and fill the width, so the height follows from the
 * sum of their ratios. Of all divisions, the one whose rows are nearest to the best height is chosen.
 * @param ratios width to height of each work, in their order
 * @returns the rows from the top, each with the indices of its works
 */
export function rowsOf(ratios: readonly number[]): number[][] {
  const indices = [...ratios.keys()]
  const best: Hanging[] = [{ rows: [], cost: 0 }] // of the first 0, 1, 2 … works
  for (let end = 1; end <= ratios.length; end++) {
    const ways = indices.slice(Math.max(end - maxInRow, 0), end).map((start) => {
      const { rows, cost } = best[start] as Hanging
      return { rows: [...rows, indices.slice(start, end)], cost: cost + costOf(ratios.slice(start, end)) }
    })
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)?.rows ?? []
}

/** Distance from the best height: twice as high costs as much as half as high. */
function costOf(row: readonly number[]): number {
  return Math.log(Math.min(1 / sum(row), maxHeight) / bestHeight) ** 2
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
