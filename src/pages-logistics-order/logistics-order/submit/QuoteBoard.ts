import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import type { OrderChoice } from '@/model/order/logisticsOrder'
import type { Quote } from '@/model/order/quote'

/** How long a choice has to stand before its prices are asked for. */
export const SETTLE_MS = 350

/**
 * The prices of what is chosen. They are asked for a moment after the last change, the old ones stay on screen
 * until the new ones come, and an answer to an older question is dropped.
 */
export class QuoteBoard {
  quotes: readonly Quote[] | null = null
  error: ApiError | null = null
  /** Whether the prices on screen are those of an older choice. */
  isUpdating = false

  private generation = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly estimate: (choice: OrderChoice, isBackground: boolean) => Promise<readonly Quote[]>,
  ) {
    makeAutoObservable<this, 'estimate' | 'generation' | 'timer'>(
      this,
      { quotes: observableRef, error: observableRef, estimate: false, generation: false, timer: false },
      { autoBind: true },
    )
  }

  /** Whether the prices on screen may be relied on. */
  get isCurrent(): boolean {
    return this.quotes !== null && this.error === null && !this.isUpdating
  }

  /** @param choice null while there is nothing to be priced */
  askSoon(choice: OrderChoice | null): void {
    this.drop()
    this.isUpdating = choice !== null
    if (choice === null) this.quotes = null
    else this.timer = setTimeout(() => void this.ask(choice), SETTLE_MS)
  }

  /** @param isBackground unless the customer has asked */
  async ask(choice: OrderChoice, isBackground = true): Promise<void> {
    this.drop()
    const { generation } = this
    const isLatest = () => generation === this.generation
    this.isUpdating = true
    try {
      const quotes = await this.estimate(choice, isBackground)
      if (isLatest()) runInAction(() => (this.quotes = quotes))
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isLatest()) runInAction(() => (this.error = error))
    } finally {
      if (isLatest()) runInAction(() => (this.isUpdating = false))
    }
  }

  /** What was asked before is of no interest any more. */
  private drop(): void {
    clearTimeout(this.timer)
    this.generation += 1
    this.error = null
  }
}
