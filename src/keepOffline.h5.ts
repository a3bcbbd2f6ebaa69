import { watchWorker } from '@/platform/offline/serviceWorker.h5'

/** Keeps the app usable without a network, and marks what isn't current then. */
export function keepOffline(): void {
  watchWorker(
    (readAt) => import('./offlineMark').then(({ markLastAnswer }) => markLastAnswer(readAt)),
    () => import('./startWorker').then(({ startWorker }) => startWorker()),
  )
}
