import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import { reportFailedRead } from '@/model/call/failedReads'

/**
 * A resource that comes in one response: a detail page, an address list, the site configuration.
 *
 * An `ApiError` becomes `error`, and the value on screen stays. Any other error is a bug and is rethrown to
 * the global handler.
 */
export class Resource<T> {
  value: T | null = null
  error: ApiError | null = null
  isLoading = false
  /** Whether it was loaded or failed to load; stays true while it loads again. */
  hasAnswered = false

  /** Bumped by `reload` and `clear`, so that late responses to earlier requests are dropped. */
  private generation = 0

  constructor(private readonly fetch: () => Promise<T>) {
    makeAutoObservable<this, 'fetch' | 'generation'>(
      this,
      { value: observableRef, error: observableRef, fetch: false, generation: false },
      { autoBind: true },
    )
  }

  get view(): 'skeleton' | 'error' | 'value' {
    if (this.value !== null) return 'value'
    return this.error ? 'error' : 'skeleton'
  }

  async reload(): Promise<void> {
    this.generation += 1
    const { generation } = this
    const isCurrent = () => generation === this.generation
    this.isLoading = true
    this.error = null
    try {
      const value = await this.fetch()
      if (isCurrent()) runInAction(() => this.take(value))
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isCurrent()) runInAction(() => this.fail(error))
    } finally {
      if (isCurrent()) runInAction(() => (this.isLoading = false))
    }
  }

  /** Loads the value unless it is loaded or in flight. */
  async ensure(): Promise<void> {
    if (this.value === null && !this.isLoading) await this.reload()
  }

  /** Stores a newer value that came with another response, and drops a request in flight as stale. */
  set(value: T): void {
    this.clear()
    this.take(value)
  }

  clear(): void {
    this.generation += 1
    this.value = null
    this.error = null
    this.isLoading = false
    this.hasAnswered = false
  }

  private take(value: T): void {
    this.value = value
    this.hasAnswered = true
  }

  private fail(error: ApiError): void {
    this.error = error
    this.hasAnswered = true
    reportFailedRead(error)
  }
}
