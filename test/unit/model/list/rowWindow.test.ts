import fc from 'fast-check'

import {
  chunkAt,
  CHUNK_ROWS,
  rowsAmongOthers,
  rowsBySlot,
  isNearEnd,
  MAX_MOUNTED_ROWS,
  rowsToRenderFirst,
  rowWindow,
  windowSize,
  type RowWindow,
} from '@/model/list/rowWindow'

const ROW = 110
const PHONE = 812
const placed = (window: RowWindow) => [...rowsBySlot(window)]

/** Any list scrolled to any position, with a viewport of up to 24 rows. */
const scene = fc
  .record({ count: fc.integer({ min: 0, max: 10_000 }), viewHeight: fc.integer({ min: 300, max: 24 * ROW }) })
  .chain(({ count, viewHeight }) =>
    fc.record({
      count: fc.constant(count),
      viewHeight: fc.constant(viewHeight),
      scrollTop: fc.integer({ min: 0, max: Math.max(0, count * ROW - viewHeight) }),
    }),
  )

describe('the window of a long list', () => {
  it('holds every row that the screen shows, and never more than forty', () => {
    fc.assert(
      fc.property(scene, ({ count, viewHeight, scrollTop }) => {
        const { start, end } = rowWindow(chunkAt(scrollTop, ROW), windowSize(viewHeight, ROW), count)
        const firstShown = Math.floor(scrollTop / ROW)
        const lastShown = Math.min(count, Math.ceil((scrollTop + viewHeight) / ROW))
        expect(start).toBeLessThanOrEqual(firstShown)
        expect(end).toBeGreaterThanOrEqual(lastShown)
        expect(end - start).toBeLessThanOrEqual(MAX_MOUNTED_ROWS)
      }),
    )
  })

  it('has a chunk to spare before and after the screen in the middle of the list', () => {
    const { start, end } = rowWindow(chunkAt(500 * ROW, ROW), windowSize(PHONE, ROW), 1_000)

    expect(500 - start).toBeGreaterThanOrEqual(CHUNK_ROWS)
    expect(end - (500 + Math.ceil(PHONE / ROW))).toBeGreaterThanOrEqual(CHUNK_ROWS)
  })

  it('changes only when another chunk comes to the top', () => {
    const chunks = Array.from({ length: CHUNK_ROWS * ROW }, (_, px) => chunkAt(CHUNK_ROWS * ROW + px, ROW))

    expect(new Set(chunks)).toEqual(new Set([1]))
    expect(chunkAt(2 * CHUNK_ROWS * ROW, ROW)).toBe(2)
  })

  it('is as large at the end as in the middle, so that no place is empty', () => {
    const size = windowSize(PHONE, ROW)

    expect(rowWindow(chunkAt(996 * ROW, ROW), size, 1_000)).toEqual({ start: 1_000 - size, end: 1_000 })
  })

  it('follows a list that shrinks under it, and one that is empty', () => {
    const size = windowSize(PHONE, ROW)

    expect(rowWindow(100, size, 7)).toEqual({ start: 0, end: 7 })
    expect(rowWindow(100, size, 0)).toEqual({ start: 0, end: 0 })
  })

  it('begins with the first row however far a page is pulled beyond its top', () => {
    expect(rowWindow(chunkAt(-80, ROW), 25, 100).start).toBe(0)
  })
})

describe('lists on one page', () => {
  /** The rows of two lists, one below the other, at a scroll position. */
  const shown = (counts: readonly number[], top: number, settled: number | null) =>
    counts.map((count, index) => {
      const above = counts.slice(0, index).reduce((sum, rows) => sum + rows * ROW, 0)
      const size = windowSize(PHONE, ROW)
      const chunk = chunkAt(top - above, ROW)
      const rows = rowsAmongOthers(rowWindow(chunk, size, count), chunk, size, settled && chunk)
      return { ...rows, firstOnScreen: (top - above) / ROW, lastOnScreen: (top - above + PHONE) / ROW, count }
    })
  const position = fc.tuple(fc.nat(300), fc.nat(300), fc.nat(600 * ROW))

  it.each([
    ['at once after a jump', null],
    ['with some to spare after that', 1],
  ])('hold what is on the screen, %s, and together hardly more than one list', (_when, settled) => {
    fc.assert(
      fc.property(position, ([first, second, top]) => {
        const lists = shown([first, second], top, settled)
        for (const { start, end, firstOnScreen, lastOnScreen, count } of lists) {
          if (lastOnScreen <= 0 || firstOnScreen >= count) continue
          expect(start).toBeLessThanOrEqual(Math.max(0, Math.floor(firstOnScreen)))
          expect(end).toBeGreaterThanOrEqual(Math.min(count, Math.ceil(lastOnScreen)))
        }
        const rows = lists.reduce((sum, { start, end }) => sum + end - start, 0)
        expect(rows).toBeLessThanOrEqual(
          windowSize(PHONE, ROW) + (settled === null ? -CHUNK_ROWS : CHUNK_ROWS),
        )
      }),
    )
  })
})

describe('a jump', () => {
  it('brings the rows on screen first, and fewer than all', () => {
    fc.assert(
      fc.property(scene, fc.nat(2_000), ({ count, viewHeight, scrollTop }, settled) => {
        const chunk = chunkAt(scrollTop, ROW)
        const size = windowSize(viewHeight, ROW)
        const all = rowWindow(chunk, size, count)
        const first = rowsToRenderFirst(all, chunk, settled)
        expect(first.start).toBeGreaterThanOrEqual(all.start)
        expect(first.end).toBeLessThanOrEqual(all.end)
        if (size < MAX_MOUNTED_ROWS && count >= size) {
          expect(first.start).toBeLessThanOrEqual(Math.floor(scrollTop / ROW))
          expect(first.end).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((scrollTop + viewHeight) / ROW)))
        }
      }),
    )
    expect(rowsToRenderFirst({ start: 495, end: 520 }, 100, 0)).toEqual({ start: 500, end: 515 })
  })

  it('is only what leaves few rows where they were', () => {
    expect(rowsToRenderFirst({ start: 5, end: 30 }, 2, 0)).toEqual({ start: 5, end: 30 })
    expect(rowsToRenderFirst({ start: 10, end: 35 }, 3, 0)).toEqual({ start: 15, end: 30 })
  })

  it('shows the last rows of a list that has shrunk meanwhile', () => {
    expect(rowsToRenderFirst({ start: 0, end: 25 }, 100, 0)).toEqual({ start: 10, end: 25 })
    expect(rowsToRenderFirst({ start: 0, end: 7 }, 100, 0)).toEqual({ start: 0, end: 7 })
  })
})

describe('the places of a window', () => {
  it('hold each of its rows once', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 0, max: MAX_MOUNTED_ROWS }), (start, length) => {
        const rows = placed({ start, end: start + length }).sort((a, b) => a - b)
        expect(rows).toEqual(Array.from({ length }, (_, index) => start + index))
      }),
    )
  })

  it('keep their rows while the window moves; those that come take the places of those that go', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(MAX_MOUNTED_ROWS),
        fc.integer({ min: 1, max: MAX_MOUNTED_ROWS }),
        (start, by, length) => {
          const before = placed({ start, end: start + length })
          const after = placed({ start: start + by, end: start + by + length })
          const changed = after.filter((row, place) => row !== before[place])
          expect(changed).toHaveLength(Math.min(by, length))
        },
      ),
    )
  })

  it('stand in the order of the rows as long as the list is short', () => {
    expect(placed({ start: 0, end: 3 })).toEqual([0, 1, 2])
  })
})

describe('reading on', () => {
  it('begins a chunk before the end of the list comes onto the screen', () => {
    const top = 100 * ROW - PHONE - CHUNK_ROWS * ROW

    expect(isNearEnd(top, PHONE, ROW, 100)).toBe(false)
    expect(isNearEnd(top + 1, PHONE, ROW, 100)).toBe(true)
  })
})
