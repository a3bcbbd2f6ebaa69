import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import type { Quote } from '@/model/order/quote'

/** Debounce before requesting prices. */
export const SETTLE_MS = 350

/**
 * Prices of the current choice: one quote per channel, unless another `Answer` is given. Requests are debounced, old prices stay on screen until new ones arrive, and
 * stale responses are dropped.
 */
export class Quotes<Choice, Answer = readonly Quote[]> {
  value: Answer | null = null
  error: ApiError | null = null
  /** Whether new prices are pending; those on screen belong to an older choice. */
  isUpdating = false

  private generation = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly estimate: (choice: Choice, isBackground: boolean) => Promise<Answer>) {
    makeAutoObservable<this, 'estimate' | 'generation' | 'timer'>(
      this,
      { value: observableRef, error: observableRef, estimate: false, generation: false, timer: false },
      { autoBind: true },
    )
  }

  /** Whether the prices on screen are up to date. */
  get isCurrent(): boolean {
    return this.value !== null && this.error === null && !this.isUpdating
  }

  /** @param choice null while there's nothing to price */
  requestSoon(choice: Choice | null): void {
    this.drop()
    this.isUpdating = choice !== null
    if (choice === null) this.value = null
    else this.timer = setTimeout(() => void this.request(choice), SETTLE_MS)
  }

  /** @param isBackground whether the page refreshes prices by itself */
  async request(choice: Choice, isBackground = true): Promise<void> {
    this.drop()
    const { generation } = this
    const isLatest = () => generation === this.generation
    this.isUpdating = true
    try {
      const value = await this.estimate(choice, isBackground)
      if (isLatest()) runInAction(() => (this.value = value))
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isLatest()) runInAction(() => (this.error = error))
    } finally {
      if (isLatest()) runInAction(() => (this.isUpdating = false))
    }
  }

  /** Call when the page closes: stops requesting prices. */
  dispose(): void {
    this.drop()
  }

  /** Cancels the pending request and ignores the response of one in flight. */
  private drop(): void {
    clearTimeout(this.timer)
    this.generation += 1
    this.error = null
  }
}
