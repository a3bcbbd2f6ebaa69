/** Wakes waiting tests whenever something happens in the mini program, so they check again. */
export class Activity {
  #waiting: (() => void)[] = []

  signal(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }

  /** Resolves at the next signal, or after `limitMs`, whichever comes first. */
  next(limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limitMs)
      this.#waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
