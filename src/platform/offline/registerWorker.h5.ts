/** @param onFirstStart is called when it starts to keep answers, after those of this visit so far */
export function registerWorker(onFirstStart: () => void): void {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', onFirstStart, { once: true })
  // A browser may refuse it, such as in private windows.
  serviceWorker.register('/sw.js').catch(() => undefined)
}
