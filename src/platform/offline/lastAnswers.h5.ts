/** Deletes the answers that `worker/lastAnswers.ts` keeps. */
export function forgetLastAnswers(): void {
  // Missing outside https, although the types say otherwise.
  const storage = window.caches as CacheStorage | undefined
  void storage?.delete('last-answers').catch(() => undefined)
}
