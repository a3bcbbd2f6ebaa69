import type { FundAccountLog } from './fundAccountLog'

/** Heights in design px: `$entry-row` and `$entry-day`. */
export const ENTRY_HEIGHT = 72
export const DAY_HEIGHT = 36

/** Number of entries in a block. */
const BLOCK_ENTRIES = 10

/** An entry, with its day if it's the first one of that day. */
export interface EntryLine {
  readonly entry: FundAccountLog
  /** "2026-11-20"; null below another entry of the same day. */
  readonly day: string | null
}

/** Entries that are mounted and unmounted together. */
export interface EntryBlock {
  /** Index of the first entry. */
  readonly start: number
  readonly lines: readonly EntryLine[]
  /** Distance from the list's top, and height; in design px. */
  readonly top: number
  readonly height: number
}

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

/** Design px around the viewport in which entries stay mounted: more than the page has above the list. */
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
