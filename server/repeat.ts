/**
 * Does a piece of work again and again. A round that takes longer than the pause takes the next one's place.
 *
 * @param onError is told of a round that failed; the next comes all the same
 * @returns a function that ends it, after the round that is under way
 */
export function repeat(
  pauseMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = null
      })
  }, pauseMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
