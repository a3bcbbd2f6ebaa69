import { SECOND_MS } from '../base/time/clock.ts'

/** Ctrl-C reaches the server twice: directly, and through the parent process, which passes it on at once. */
const SAME_MS = SECOND_MS

/** Longer than the requests under way get; after 30 s, orchestrators kill. */
const LAST_MS = 29 * SECOND_MS

interface Stopping {
  /** Where signals arrive, and what ends. */
  readonly process: Pick<NodeJS.Process, 'on' | 'exit'>
  readonly log: (message: string) => void
  /** Finishes the requests under way. */
  readonly close: () => Promise<void>
}

/** Stops the server at the first signal, gracefully; a second one, or a stop that takes too long, ends it at once. */
export function stopOnSignals({ process, log, close }: Stopping): void {
  let stoppingSince: number | undefined
  const onSignal = (signal: string): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log(`${signal}: finishing requests under way; a second signal ends the server at once`)
    setTimeout(() => process.exit(1), LAST_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
}
