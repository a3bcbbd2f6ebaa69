/** Where a text comes closest to a pattern, and what happened to each pattern character there. */
export interface Alignment {
  /** Number of characters changed, missing or added. */
  readonly cost: number
  /** The matching part of the text; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly fates: readonly Fate[]
  /** Indexes in the text of characters in that part that the pattern doesn't have. */
  readonly extra: readonly number[]
}

export type Fate = 'same' | 'other' | 'gone'

/** Finds the part of the text that takes the fewest changes to become the pattern (Sellers' algorithm). */
export function align(pattern: string, text: string): Alignment {
  const costs = costTable(pattern, text)
  const last = costs[pattern.length] ?? []
  let end = 0
  for (let at = 1; at < last.length; at += 1) if (cell(costs, pattern.length, at) < (last[end] ?? 0)) end = at
  return trace(pattern, text, costs, end)
}

/** `[i][j]`: lowest cost of matching the first `i` characters of the pattern to text that ends at `j`. */
function costTable(pattern: string, text: string): readonly (readonly number[])[] {
  const rows: number[][] = [Array.from({ length: text.length + 1 }, () => 0)]
  for (let i = 1; i <= pattern.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= text.length; j += 1) {
      const isSame = pattern[i - 1] === text[j - 1]
      row.push(
        Math.min(
          cell(rows, i - 1, j - 1) + (isSame ? 0 : 1),
          cell(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
        ),
      )
    }
    rows.push(row)
  }
  return rows
}

function trace(pattern: string, text: string, costs: readonly (readonly number[])[], end: number): Alignment {
  const fates: Fate[] = []
  const extra: number[] = []
  let i = pattern.length
  let j = end
  while (i > 0) {
    const cost = cell(costs, i, j)
    const isSame = pattern[i - 1] === text[j - 1]
    if (j > 0 && cost === cell(costs, i - 1, j - 1) + (isSame ? 0 : 1)) {
      fates[i - 1] = isSame ? 'same' : 'other'
      i -= 1
      j -= 1
    } else if (cost === cell(costs, i - 1, j) + 1) {
      fates[i - 1] = 'gone'
      i -= 1
    } else {
      j -= 1
      extra.push(j)
    }
  }
  return { cost: cell(costs, pattern.length, end), start: j, end, fates, extra }
}

function cell(costs: readonly (readonly number[])[], i: number, j: number): number {
  return costs[i]?.[j] ?? Infinity
}
