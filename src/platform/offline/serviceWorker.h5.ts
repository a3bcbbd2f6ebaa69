import { isInsideWeChat } from '../device/host'
import { whenIdle } from '../page/whenIdle.h5'
import type { WorkerMessage } from './workerMessages.h5'

/** The first page is up by then, on slow phones too; what the worker keeps would take the network from it. */
const SETTLED_AFTER_MS = 8_000

/**
 * Tells what `worker/main.ts` needs of the app, which is loaded only then. WeChat's browser has caches of its own.
 *
 * @param mark is called with the time at which an answer was read, each time the worker gives one again
 * @param start is called when it's time to register the worker
 */
export function watchWorker(mark: (readAt: number) => unknown, start: () => unknown): void {
  // Missing outside https, although the types say otherwise.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (process.env.NODE_ENV !== 'production' || !workers || isInsideWeChat()) return
  workers.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.readAt) mark(data.readAt)
  }
  setTimeout(whenIdle, SETTLED_AFTER_MS, start)
}
