/** WeChat takes ten requests at a time, and others want theirs too. */
const AT_ONCE = 4

/** Many calls of one kind: a few go at once, the others wait for their turn. */
export class Turns {
  private free = AT_ONCE
  private readonly waiting: (() => void)[] = []

  async take<T>(call: () => Promise<T>): Promise<T> {
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
