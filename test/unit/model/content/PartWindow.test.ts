import type { ContentBlock } from '@/model/content/contentBlock'
import { partsOf } from '@/model/content/contentParts'
import { PartWindow, type ShownParts } from '@/model/content/PartWindow'

const VIEW = 800

const paragraphs = (count: number, length = 200): readonly ContentBlock[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'paragraph', text: `${index}`.padEnd(length, '.') }))

/** Measures like a page whose parts are all this high. */
function openText(parts: ReturnType<typeof partsOf>, height: number) {
  const window = new PartWindow(VIEW, parts)
  const settle = (): void => {
    let before: ShownParts
    let steps = 0
    do {
      if (steps++ > 100) throw new Error('It never comes to rest')
      before = window.shown
      const mounted = Array.from({ length: before.end - before.start }, (_, place) => before.start + place)
      window.measure(-scrolled, new Map(mounted.map((index) => [index, height])))
    } while (window.shown !== before)
  }
  let scrolled = 0
  return {
    window,
    settle,
    scrollTo: (to: number) => {
      scrolled = to
      window.scrollTo(to)
    },
  }
}

describe('the parts of a text', () => {
  it('are as large as one call to the view can be', () => {
    const parts = partsOf(paragraphs(100))
    expect(parts.map(({ blocks }) => blocks.length)).toEqual(Array.from({ length: 10 }, () => 10))
    expect(partsOf(paragraphs(100, 2)).map(({ blocks }) => blocks.length)).toEqual([30, 30, 30, 10])
    const table: ContentBlock = {
      type: 'table',
      hasHeader: false,
      rows: Array.from({ length: 20 }, () => ['a', 'b', 'c']),
    }
    expect(partsOf([table, table, ...paragraphs(1)]).map(({ blocks }) => blocks.length)).toEqual([1, 1, 1])
  })

  it('are none for a text without blocks', () => {
    expect(partsOf([])).toEqual([])
  })
})

describe('the window over the parts', () => {
  const parts = partsOf(paragraphs(200))
  /** Of the parts from this one on, by their guessed heights. */
  const guessedFrom = (index: number) =>
    parts.slice(index).reduce((total, { guessedHeight }) => total + guessedHeight, 0)

  it('leaves room for parts that were never mounted, so that the text has its height from the start', () => {
    expect(openText(parts, 500).window.shown).toEqual({ start: 0, end: 1, above: 0, below: guessedFrom(1) })
  })

  it('fills the viewport and a little more, a part at a time', () => {
    const text = openText(parts, 500)
    expect(text.window.shown).toMatchObject({ start: 0, end: 1 })
    expect(text.window.measure(0, new Map([[0, 500]]))).toMatchObject({ start: 0, end: 2 })
    text.settle()
    expect(text.window.shown).toEqual({ start: 0, end: 4, above: 0, below: guessedFrom(4) })
  })

  it('moves with the page, and leaves room for the parts that it has left', () => {
    const text = openText(parts, 500)
    text.settle()
    for (let scrolled = 0; scrolled <= 4_000; scrolled += 250) {
      text.scrollTo(scrolled)
      text.settle()
    }
    const { start, end, above } = text.window.shown
    expect([start, above]).toEqual([7, 3_500])
    expect(end * 500).toBeGreaterThan(4_000 + VIEW)
    text.scrollTo(0)
    expect(text.window.shown).toMatchObject({ start: 0, end: 1, below: (end - 1) * 500 + guessedFrom(end) })
    text.settle()
    expect(text.window.shown).toEqual({
      start: 0,
      end: 4,
      above: 0,
      below: (end - 4) * 500 + guessedFrom(end),
    })
  })

  it('shows parts again upwards', () => {
    const text = openText(parts, 500)
    text.scrollTo(6_000)
    text.settle()
    const { start } = text.window.shown
    text.scrollTo(start * 500)
    text.settle()
    expect(text.window.shown.start).toBeLessThan(start)
  })

  it('shows what is left of a text that became shorter', () => {
    const text = openText(parts, 500)
    text.scrollTo(6_000)
    text.settle()
    expect(text.window.setParts(parts.slice(0, 1))).toMatchObject({
      start: 0,
      end: 1,
      above: 0,
    })
  })
})
