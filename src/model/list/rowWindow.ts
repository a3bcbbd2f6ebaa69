/** Rows by their places: from `start` up to, but without, `end`. */
export interface RowWindow {
  readonly start: number
  readonly end: number
}

/** So many rows come and go together: the window moves seldom, and a little at a time. */
export const CHUNK_ROWS = 5

/** Never more at a time, however high the screen is. */
export const MOST_ROWS = 40

/** How many rows are there at once: those that a screen shows, and at least a chunk before and after them. */
export function windowSize(viewHeight: number, rowHeight: number): number {
  const visible = Math.ceil(viewHeight / rowHeight) + 1
  return Math.min(MOST_ROWS, (Math.ceil(visible / CHUNK_ROWS) + 3) * CHUNK_ROWS)
}

/**
 * The chunk at the top of the screen. What stands above the list counts as if it were rows: it takes one or two
 * of the spare ones before the screen, and nothing has to be measured.
 */
export function chunkAt(scrollTop: number, rowHeight: number): number {
  return Math.max(0, Math.floor(scrollTop / rowHeight / CHUNK_ROWS))
}

/** The rows to have while a chunk is at the top: as many at the ends of the list as in its middle. */
export function rowWindow(chunk: number, size: number, count: number): RowWindow {
  const lastStart = Math.max(0, count - size)
  const start = Math.min(Math.max(0, (chunk - 1) * CHUNK_ROWS), lastStart)
  return { start, end: Math.min(count, start + size) }
}

/** From here on a move of the window counts as a jump: most rows are new. */
const JUMP_CHUNKS = 3

/**
 * The rows of a window that come at once. After a jump those that the screen shows come first, and the spare ones
 * follow when these are there: so much at a time would keep a slow phone from answering.
 *
 * @param settled the chunk whose rows are all there
 */
export function rowsAtOnce(window: RowWindow, chunk: number, settled: number): RowWindow {
  const count = window.end - window.start - 2 * CHUNK_ROWS
  if (Math.abs(chunk - settled) < JUMP_CHUNKS || count < CHUNK_ROWS) return window
  const start = Math.min(Math.max(window.start, chunk * CHUNK_ROWS), window.end - count)
  return { start, end: start + count }
}

/**
 * The rows of a window in the order of the places that hold them: a row keeps its place while the window moves,
 * and those that come take the places of those that go.
 */
export function inPlaces({ start, end }: RowWindow): readonly number[] {
  const length = end - start
  const first = length === 0 ? 0 : start % length
  return Array.from({ length }, (_, place) => start + ((place - first + length) % length))
}

/** Whether so few rows follow the screen that it is time to read on. */
export function isNearEnd(scrollTop: number, viewHeight: number, rowHeight: number, count: number): boolean {
  return (scrollTop + viewHeight) / rowHeight > count - CHUNK_ROWS
}
