/** What `worker/main.ts` says about an answer of the API. */
export interface WorkerMessage {
  /** When it was read; null for one of the network's. */
  readonly readAt: number | null
}

export function followWorker(take: (message: WorkerMessage) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => take(data))
}
