import { readAgain } from '@/navigation/readAgain.h5'
import { registerWorker } from '@/platform/offline/registerWorker.h5'

/** Registers the worker. The first time, the page reads again what it read before, so that the worker keeps that too. */
export function startWorker(): void {
  registerWorker(readAgain)
}
