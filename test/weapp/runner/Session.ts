import type { LaunchOptions } from './LaunchOptions.ts'
import { Phone } from './Phone.ts'
import type { Platform } from './Platform.ts'
import { Run } from './Run.ts'
import { describeTree, readViewTree, type ViewNode } from './viewTree.ts'

/** Default timeout of `waitFor`, and its polling interval when nothing happens in the app. */
const waitMs = 20_000
const pollIntervalMs = 50

/** One test's mini program: the phone, and the current run of the app on it. */
export class Session {
  readonly phone: Phone
  /** The options passed to `launch`; a test may replace the `on…` handlers while the app runs. */
  readonly options: { -readonly [K in keyof LaunchOptions]: LaunchOptions[K] }
  readonly #platform: Platform
  #run: Run

  constructor(platform: Platform, options: LaunchOptions) {
    this.#platform = platform
    this.options = { ...options }
    this.phone = new Phone(options)
    this.#run = new Run(platform, this.phone, this.options)
  }

  get run(): Run {
    return this.#run
  }

  async start(): Promise<void> {
    this.#run.start()
    await this.#run.settle()
  }

  /** Restarts the app on the same phone: storage and files stay, memory doesn't. */
  async relaunch(entry: Pick<LaunchOptions, 'path' | 'query' | 'scene'>): Promise<void> {
    await this.act(() => this.#run.leave())
    this.#run.close()
    this.phone.loading = null
    for (const name of ['path', 'query', 'scene'] as const) delete this.options[name]
    Object.assign(this.options, entry)
    this.#run = new Run(this.#platform, this.phone, this.options)
    await this.start()
  }

  /** The current view tree of the top page. */
  tree(): ViewNode {
    return readViewTree(this.#run.pages.current.root.component)
  }

  /** The top page as text, for error messages. */
  describe(): string {
    const { path, query } = this.#run.pages.current
    return `page ${path} ${JSON.stringify(query)}\n${describeTree(this.tree())}`
  }

  /** Performs a customer's action and waits until the app is idle. */
  async act<T>(work: () => T): Promise<T> {
    const result = work()
    await this.#run.settle()
    return result
  }

  /**
   * Waits until `condition` returns something truthy, checking again whenever something happens in the app.
   *
   * @throws {Error} after `timeoutMs`, with the page's tree and the latest requests
   */
  async waitFor<T>(condition: () => T, { timeoutMs = waitMs, of = String(condition) } = {}): Promise<T> {
    const limit = performance.now() + timeoutMs
    for (;;) {
      const value = condition()
      if (value) return value
      if (performance.now() >= limit) throw new Error(this.#waitedInVain(of, timeoutMs))
      await this.#run.activity.next(pollIntervalMs)
    }
  }

  #waitedInVain(of: string, timeoutMs: number): string {
    const requests = this.phone.requests
      .slice(-5)
      .map(({ method, path, status, error }) => `- ${method} ${path}: ${status ?? error ?? 'not answered'}`)
    const faults = this.phone.faults.faults.map(({ where, message }) => `- ${where}: ${message}`)
    return [
      `waited ${timeoutMs} ms in vain for ${of}`,
      this.describe(),
      `latest requests:\n${requests.join('\n')}`,
      `faults:\n${faults.join('\n')}`,
    ].join('\n')
  }
}
