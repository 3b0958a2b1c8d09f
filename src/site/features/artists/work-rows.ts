/** Heights of a row, as a share of the width in which the works hang: the best one, and what a screen has room for. */
const bestHeight = 0.4
const largestHeight = 0.55

const mostInRow = 3

type Hanging = { rows: number[][]; cost: number }

/**
 * Which works hang beside each other. The works of a row are equally high and fill the width together, so the sum of
 * their ratios decides how high; of all ways to part the works, the one whose rows come nearest to the best height.
 * @param ratios width to height of each work, in their order
 * @returns the rows from the top, each with the indices of its works
 */
export function rowsOf(ratios: readonly number[]): number[][] {
  const indices = [...ratios.keys()]
  const best: Hanging[] = [{ rows: [], cost: 0 }] // of the first 0, 1, 2 … works
  for (let end = 1; end <= ratios.length; end++) {
    const ways = indices.slice(Math.max(end - mostInRow, 0), end).map((start) => {
      const { rows, cost } = best[start] as Hanging
      return { rows: [...rows, indices.slice(start, end)], cost: cost + costOf(ratios.slice(start, end)) }
    })
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)?.rows ?? []
}

/** Twice too high is as bad as half too low. */
function costOf(row: readonly number[]): number {
  return Math.log(Math.min(1 / sum(row), largestHeight) / bestHeight) ** 2
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
