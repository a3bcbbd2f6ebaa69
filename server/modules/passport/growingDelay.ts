interface Growth {
  /** How many may come without a delay. */
  readonly free: number
  /** The delay after the last free one; doubles each time. */
  readonly firstMs: number
  readonly maxMs: number
}

/** How long the next one has to wait after the latest, if there have been so many. */
export function growingDelay(count: number, { free, firstMs, maxMs }: Growth): number {
  return count < free ? 0 : Math.min(firstMs * 2 ** (count - free), maxMs)
}
