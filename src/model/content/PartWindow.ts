import type { ContentPart } from './contentParts'

/** The mounted parts, from `start` to before `end`, and the height of those before and after them in design px. */
export interface ShownParts {
  readonly start: number
  readonly end: number
  readonly above: number
  readonly below: number
}

/** How much is mounted before and after the viewport, relative to its height. */
const BEFORE = 0.5
const AFTER = 1

/** Most parts mounted at once, however low they are. */
export const MAX_PARTS = 6

/** Which parts of a long text are mounted while its page scrolls. All lengths are in design px. */
export class PartWindow {
  shown: ShownParts

  private readonly measured: number[] = []
  /** Where the text begins on the page. */
  private top = 0
  private scrolled = 0

  constructor(
    private readonly viewHeight: number,
    private parts: readonly ContentPart[],
  ) {
    this.shown = this.room(0, 1)
  }

  scrollTo(scrolled: number): ShownParts {
    this.scrolled = scrolled
    return this.step()
  }

  /** A text that was read again keeps its place. */
  setParts(parts: readonly ContentPart[]): ShownParts {
    this.parts = parts
    return this.step()
  }

  /**
   * Takes the measures of what is mounted.
   *
   * @param top of the text, from the top of the viewport
   */
  measure(top: number, heights: ReadonlyMap<number, number>): ShownParts {
    this.top = this.scrolled + top
    heights.forEach((height, index) => (this.measured[index] = height))
    return this.step()
  }

  /** Mounts at most one part more: each is a call to a mini program's view. */
  private step(): ShownParts {
    const { start, end } = this.nextRange(this.heights)
    const next = this.room(start, end)
    if (!isSame(this.shown, next)) this.shown = next
    return this.shown
  }

  private get heights(): readonly number[] {
    return this.parts.map(({ guessedHeight }, index) => this.measured[index] ?? guessedHeight)
  }

  private room(start: number, end: number): ShownParts {
    const { heights } = this
    return { start, end, above: sum(heights.slice(0, start)), below: sum(heights.slice(end)) }
  }

  private nextRange(heights: readonly number[]): { start: number; end: number } {
    const from = this.scrolled - this.top
    const first = partAt(heights, from - BEFORE * this.viewHeight)
    const last = partAt(heights, from + (1 + AFTER) * this.viewHeight)
    const wantedEnd = Math.min(last + 1, first + MAX_PARTS)
    const start = Math.max(this.shown.start, first)
    const end = Math.min(this.shown.end, wantedEnd)
    if (start >= end) {
      const inView = partAt(heights, from)
      return { start: inView, end: inView + 1 }
    }
    if (end < wantedEnd) return { start, end: end + 1 }
    return start > first ? { start: start - 1, end } : { start, end }
  }
}

/** The part that contains a place; the first or last one for a place before or after all of them. */
function partAt(heights: readonly number[], place: number): number {
  let bottom = 0
  const index = heights.findIndex((height) => {
    bottom += height
    return bottom > place
  })
  return index === -1 ? Math.max(0, heights.length - 1) : index
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0)
}

function isSame(a: ShownParts, b: ShownParts): boolean {
  return a.start === b.start && a.end === b.end && a.above === b.above && a.below === b.below
}
