/** What the server answered to everything that was sent. */
export class Tally {
  private readonly statuses = new Map<number, number>()
  private slowest = { ms: 0, name: 'nothing' }
  private readonly faults = new Map<string, string>()

  /**
   * @param name what was called, and by whom
   * @param status 0 if there was no answer
   */
  add(name: string, status: number, ms: number, request: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (ms > this.slowest.ms) this.slowest = { ms, name }
    // One request is enough to find a fault by.
    if ((status >= 500 || status === 0) && !this.faults.has(name))
      this.faults.set(name, `${status} ${request}`)
  }

  get requests(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Prints the figures; returns what is wrong with them. */
  report(slowestMs: number): string[] {
    const byStatus = [...this.statuses].sort(([a], [b]) => a - b)
    console.log(`${this.requests} requests`)
    for (const [status, count] of byStatus) console.log(`  ${status === 0 ? 'no answer' : status}  ${count}`)
    console.log(`slowest answer: ${Math.round(this.slowest.ms)} ms, ${this.slowest.name}`)
    return [
      ...[...this.faults].map(([name, fault]) => `${name}: ${fault}`),
      ...(this.slowest.ms > slowestMs ? [`${this.slowest.name} took ${Math.round(this.slowest.ms)} ms`] : []),
    ]
  }
}
