/** An error inside the mini program, or something the runner can't do. */
export interface Fault {
  /** Its source: a life-cycle function, an event, a timer, `console.error`, a `wx` call. */
  readonly where: string
  readonly message: string
}

/** Collects everything that must fail a test even when the screen looks right. */
export class FaultLog {
  readonly faults: Fault[] = []

  add(where: string, error: unknown): void {
    this.faults.push({ where, message: describe(error) })
  }

  /**
   * Runs the mini program's code and records what it throws, so that it doesn't reach the test.
   *
   * @returns the result of `run`, or undefined when it throws
   */
  guard<T>(where: string, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.add(where, error)
      return undefined
    }
  }

  /** @throws {Error} listing every fault, if there are any */
  assertNone(): void {
    if (this.faults.length === 0) return
    const lines = this.faults.map(({ where, message }) => `- ${where}: ${message}`)
    throw new Error(`the mini program is not clean:\n${lines.join('\n')}`)
  }
}

/** Errors come from another realm, so `instanceof Error` doesn't work on them. */
function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { stack, message, errMsg } = error as { stack?: unknown; message?: unknown; errMsg?: unknown }
  for (const text of [stack, message, errMsg]) if (typeof text === 'string' && text !== '') return text
  return JSON.stringify(error)
}
