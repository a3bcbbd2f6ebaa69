import type { FundAccountLog } from './fundAccountLog'

/** Heights in design px: `$entry-row` and `$entry-day`. */
export const ENTRY_HEIGHT = 72
export const DAY_HEIGHT = 36

/** Entries of a block. */
const BLOCK_ENTRIES = 10

/** An entry, and the day that begins with it. */
export interface EntryLine {
  readonly entry: FundAccountLog
  /** "2026-11-20"; null if the entry before it is of the same day. */
  readonly day: string | null
}

/** Some entries that are shown, or left out, together. */
export interface EntryBlock {
  /** Index of the first entry. */
  readonly start: number
  readonly lines: readonly EntryLine[]
  /** Where it begins below the first block, and how high it is; in design px. */
  readonly top: number
  readonly height: number
}

/** Entries with their days, in the order they come in. */
export function entryLines(entries: readonly FundAccountLog[]): readonly EntryLine[] {
  return entries.map((entry, index) => ({
    entry,
    day: entries[index - 1]?.day === entry.day ? null : entry.day,
  }))
}

export function entryBlocks(entries: readonly FundAccountLog[]): readonly EntryBlock[] {
  const all = entryLines(entries)
  const blocks: EntryBlock[] = []
  let top = 0
  for (let start = 0; start < all.length; start += BLOCK_ENTRIES) {
    const lines = all.slice(start, start + BLOCK_ENTRIES)
    const days = lines.filter(({ day }) => day !== null).length
    const height = lines.length * ENTRY_HEIGHT + days * DAY_HEIGHT
    blocks.push({ start, lines, top, height })
    top += height
  }
  return blocks
}

/** What is mounted before and after the viewport; before it, that also covers what is above the list. */
const MARGIN = 900

/** The blocks near the viewport; the last one if the page is scrolled beyond the list. */
export function blocksNear(
  blocks: readonly EntryBlock[],
  scrollTop: number,
  viewHeight: number,
): readonly EntryBlock[] {
  const near = blocks.filter(
    ({ top, height }) => top + height > scrollTop - MARGIN && top < scrollTop + viewHeight + MARGIN,
  )
  return near.length > 0 ? near : blocks.slice(-1)
}
