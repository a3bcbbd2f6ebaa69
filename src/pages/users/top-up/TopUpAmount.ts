import { makeAutoObservable } from 'mobx'

import {
  amountProblem,
  amountToCredit,
  atLeast,
  cleanAmount,
  creditedAmount,
  type AmountProblem,
} from '@/model/funds/topupAmount'

import type { TopUpOptions } from './TopUpOptions'

/** The amount of a top-up: what is typed or suggested, what is wrong with it, and what it adds to the balance. */
export class TopUpAmount {
  /** Shortfall of the payment that led here, in the account's currency; null if none did. */
  readonly shortfall: string | null

  /** @param typed null until the customer types; the suggestion applies until then */
  constructor(
    private readonly options: Pick<TopUpOptions, 'currency' | 'method'>,
    private readonly typed: () => string | null,
    shortfall: string,
  ) {
    const wanted = cleanAmount(shortfall)
    this.shortfall = wanted !== null && /[1-9]/.test(wanted) ? wanted : null
    makeAutoObservable<this, 'options' | 'typed'>(this, { shortfall: false, options: false, typed: false })
  }

  get text(): string {
    return this.typed() ?? this.suggestion ?? ''
  }

  /** The smallest amount that covers the shortfall and that the method accepts. */
  get suggestion(): string | null {
    const { coverage } = this
    return coverage === null ? null : atLeast(coverage, this.options.method?.minimum ?? '0')
  }

  /** Whether the method's minimum exceeds the shortfall. */
  get isRaised(): boolean {
    return this.suggestion !== this.coverage
  }

  get problem(): AmountProblem | null {
    const { currency, method } = this.options
    if (currency === null) return this.text.trim() === '' ? 'required' : null
    return amountProblem(this.text, currency, method)
  }

  /** Decimal string in the account's currency; null while the typed amount is invalid. */
  get credited(): string | null {
    const { currency } = this.options
    const amount = cleanAmount(this.text)
    if (currency === null || amount === null || amountProblem(amount, currency, null)) return null
    return creditedAmount(amount, currency)
  }

  private get coverage(): string | null {
    const { currency } = this.options
    return this.shortfall === null || currency === null ? null : amountToCredit(this.shortfall, currency)
  }
}
