/** Something that went wrong inside the mini program, or that the runner cannot do. */
export interface Fault {
  /** Where it was seen: a life-cycle function, an event, a timer, `console.error`, a `wx` call. */
  readonly where: string
  readonly message: string
}

/** Collects everything that must make a test fail even when the screen looks right. */
export class FaultLog {
  readonly faults: Fault[] = []

  add(where: string, error: unknown): void {
    this.faults.push({ where, message: describe(error) })
  }

  /**
   * Runs code of the mini program; what it throws is recorded instead of reaching the test.
   *
   * @returns what `run` returned, or undefined when it threw
   */
  guard<T>(where: string, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.add(where, error)
      return undefined
    }
  }

  /** @throws {Error} listing every fault, when there is one */
  assertNone(): void {
    if (this.faults.length === 0) return
    const lines = this.faults.map(({ where, message }) => `- ${where}: ${message}`)
    throw new Error(`the mini program is not clean:\n${lines.join('\n')}`)
  }
}

/** Errors come from another realm, so `instanceof Error` says nothing about them. */
function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { stack, message, errMsg } = error as { stack?: unknown; message?: unknown; errMsg?: unknown }
  for (const text of [stack, message, errMsg]) if (typeof text === 'string' && text !== '') return text
  return JSON.stringify(error)
}
