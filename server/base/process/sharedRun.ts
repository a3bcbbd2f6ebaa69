/** Runs async work for all who ask while it runs: they share its result. */
export function sharedRun<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () =>
    (running ??= work().finally(() => {
      running = null
    }))
}
