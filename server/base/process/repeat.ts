/**
 * Does a piece of work again and again. A round that takes longer than the pause takes the next one's place.
 *
 * @param onError is called when a round fails; the next one still runs
 * @returns a function that stops it once the current round has ended
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
