/** Row indexes; `end` is exclusive. */
export interface RowWindow {
  readonly start: number
  readonly end: number
}

/** Rows are added and removed in chunks of this size, so the window moves seldom and a little at a time. */
export const CHUNK_ROWS = 5

/** Most rows rendered at once, however tall the viewport. */
export const MAX_MOUNTED_ROWS = 40

/** Number of rows to render: those in the viewport and at least a chunk before and after them. */
export function windowSize(viewHeight: number, rowHeight: number): number {
  const visible = Math.ceil(viewHeight / rowHeight) + 1
  return Math.min(MAX_MOUNTED_ROWS, (Math.ceil(visible / CHUNK_ROWS) + 3) * CHUNK_ROWS)
}

/**
 * Index of the chunk at the top of the viewport, negative while the list begins below it. A little content
 * above the list may count as rows: that uses up one or two of the spare rows before the viewport, but nothing
 * has to be measured.
 */
export function chunkAt(scrollTop: number, rowHeight: number): number {
  return Math.floor(scrollTop / rowHeight / CHUNK_ROWS)
}

/** Rows to render while a chunk is at the top: as many at the ends of the list as in its middle. */
export function rowWindow(chunk: number, size: number, count: number): RowWindow {
  const lastStart = Math.max(0, count - size)
  const start = Math.min(Math.max(0, (chunk - 1) * CHUNK_ROWS), lastStart)
  return { start, end: Math.min(count, start + size) }
}

/** A move by this many chunks or more is a jump: most rows are new. */
const JUMP_CHUNKS = 3

/**
 * Rows of a window to render immediately. After a jump these are the rows in the viewport; the spare ones
 * follow once they're rendered, because rendering all at once would freeze a slow phone.
 *
 * @param settled the last chunk to be fully rendered
 */
export function rowsToRenderFirst(window: RowWindow, chunk: number, settled: number): RowWindow {
  const count = window.end - window.start - 2 * CHUNK_ROWS
  if (!isJump(chunk, settled) || count < CHUNK_ROWS) return window
  const start = Math.min(Math.max(window.start, chunk * CHUNK_ROWS), window.end - count)
  return { start, end: start + count }
}

function isJump(chunk: number, settled: number | null): boolean {
  return settled === null || Math.abs(chunk - settled) >= JUMP_CHUNKS
}

/**
 * The same for one of several lists on a page: no rows while it's out of view, so that together they render about
 * as many rows as one list.
 *
 * @param settled null before a chunk is fully rendered, which counts as a jump
 */
export function rowsAmongOthers(
  window: RowWindow,
  chunk: number,
  size: number,
  settled: number | null,
): RowWindow {
  const spare = isJump(chunk, settled) ? 0 : CHUNK_ROWS
  const first = chunk * CHUNK_ROWS - spare
  const start = Math.min(window.end, Math.max(window.start, first))
  const end = Math.max(start, Math.min(window.end, first + size - 2 * (CHUNK_ROWS - spare)))
  return { start, end }
}

/**
 * Rows of a window in the order of the slots that show them: a row keeps its slot while the window moves, and
 * new rows reuse the slots of removed ones.
 */
export function rowsBySlot({ start, end }: RowWindow): readonly number[] {
  const length = end - start
  const first = length === 0 ? 0 : start % length
  return Array.from({ length }, (_, place) => start + ((place - first + length) % length))
}

/** Whether less than a chunk of rows follows the viewport: time to load more. */
export function isNearEnd(scrollTop: number, viewHeight: number, rowHeight: number, count: number): boolean {
  return (scrollTop + viewHeight) / rowHeight > count - CHUNK_ROWS
}
