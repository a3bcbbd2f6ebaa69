interface Timer {
  readonly handle: ReturnType<typeof setTimeout>
  /** Due time, in `performance.now()` milliseconds. */
  readonly dueMs: number
}

/** The timers of one logic layer, identified by number as in a mini program and stopped together. */
export class Timers {
  #live = new Map<number, Timer>()
  #lastId = 0
  #stopped = false
  #run: (where: string, work: () => void) => void

  /** @param run runs a timer's callback; must not throw */
  constructor(run: (where: string, work: () => void) => void) {
    this.#run = run
  }

  /** @param where the timer's name in the fault log */
  setTimeout(work: () => void, delayMs = 0, where = 'setTimeout'): number {
    const id = ++this.#lastId
    this.#start(id, delayMs, () => {
      this.#live.delete(id)
      this.#run(where, work)
    })
    return id
  }

  setInterval(work: () => void, delayMs = 0): number {
    const id = ++this.#lastId
    const tick = () => {
      this.#start(id, delayMs, tick)
      this.#run('setInterval', work)
    }
    this.#start(id, delayMs, tick)
    return id
  }

  #start(id: number, delayMs: number, tick: () => void): void {
    if (this.#stopped) return
    this.#live.set(id, { handle: setTimeout(tick, delayMs), dueMs: performance.now() + (delayMs || 0) })
  }

  clear(id: unknown): void {
    const timer = this.#live.get(id as number)
    if (!timer) return
    clearTimeout(timer.handle)
    this.#live.delete(id as number)
  }

  /** Stops every timer; timers set later never run. */
  stop(): void {
    this.#stopped = true
    for (const id of [...this.#live.keys()]) this.clear(id)
  }

  /** Number of active timers. */
  get count(): number {
    return this.#live.size
  }

  /** Whether any timer is due within `ms`. */
  dueWithin(ms: number): boolean {
    const limit = performance.now() + ms
    return [...this.#live.values()].some((timer) => timer.dueMs <= limit)
  }
}
