/** WeChat allows ten concurrent requests; this leaves some for everything else. */
const PERMITS = 4

/** Limits how many calls run at once; the others wait in order. */
export class Semaphore {
  private free = PERMITS
  private readonly waiting: (() => void)[] = []

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.free -= 1
    try {
      return await call()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
