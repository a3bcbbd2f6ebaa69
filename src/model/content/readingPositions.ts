/** How far down a text its reader stopped. */
export interface ReadingPosition {
  /** The page of the text, with its parameters. */
  readonly url: string
  /** How much of the text was above the screen, relative to its height: that holds in any font and width. */
  readonly part: number
}

const MAX_POSITIONS = 20

/**
 * Adds a text's new position, as the newest.
 *
 * @param part null to forget the text
 */
export function withPosition(
  positions: readonly ReadingPosition[],
  url: string,
  part: number | null,
): readonly ReadingPosition[] {
  const others = positions.filter((position) => position.url !== url)
  return part === null ? others : [{ url, part }, ...others].slice(0, MAX_POSITIONS)
}

export function isReadingPositions(value: unknown): value is readonly ReadingPosition[] {
  return Array.isArray(value) && value.every(isReadingPosition)
}

function isReadingPosition(value: unknown): boolean {
  const { url, part } = (value ?? {}) as Partial<ReadingPosition>
  return typeof url === 'string' && typeof part === 'number' && part > 0 && part <= 1
}
