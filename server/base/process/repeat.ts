/**
 * Repeats a piece of work. While a round takes longer than the pause, the next one is skipped.
 *
 * @param onError is called when a round fails; the next one still runs
 * @returns a function that stops the repetition and waits for the current round
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
