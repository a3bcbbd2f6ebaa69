import { makeAutoObservable, reaction } from 'mobx'

import type { ReceivingAccount } from '@/model/funds/topup'
import type { TopupCurrency, TopupMethod } from '@/model/funds/topupOptions'
import type { TopupApi } from '@/stores/areas/topupApi'
import { Resource } from '@/stores/Resource'

/** The customer's choices; empty until they choose. */
export interface TopUpChoice {
  readonly currencyCode: string
  /** A code of `PaymentMethod`. */
  readonly method: string
  readonly receivingAccountId: string
}

/** The ways to top up, and which is chosen. A single option counts as chosen. */
export class TopUpOptions {
  readonly currencies = new Resource(() => this.topups.listCurrencies())
  /** The ways to pay in the chosen currency. */
  readonly methods = new Resource(() => this.readMethods())

  /** Whether the methods have loaded or failed once. From then on, the whole form is shown. */
  isReady = false

  private readonly stops: readonly (() => void)[]

  constructor(
    private readonly topups: Pick<TopupApi, 'listCurrencies' | 'listMethods'>,
    private readonly chosen: () => TopUpChoice,
  ) {
    makeAutoObservable<this, 'topups' | 'chosen' | 'stops'>(
      this,
      { currencies: false, methods: false, topups: false, chosen: false, stops: false },
      { autoBind: true },
    )
    this.stops = [
      reaction(
        () => this.currency?.currencyCode,
        (code) => {
          this.methods.clear()
          if (code !== undefined) void this.methods.reload()
        },
      ),
      reaction(
        () => this.isAnswered,
        (isAnswered) => {
          if (isAnswered) this.isReady = true
        },
      ),
    ]
  }

  /** The chosen currency, or the account's own; null if the chosen one is no longer offered. */
  get currency(): TopupCurrency | null {
    const offered = this.currencies.value ?? []
    const { currencyCode: code } = this.chosen()
    if (code !== '') return offered.find(({ currencyCode }) => currencyCode === code) ?? null
    const own = offered.find(
      ({ currencyCode, creditedCurrencyCode }) => currencyCode === creditedCurrencyCode,
    )
    return own ?? offered[0] ?? null
  }

  get method(): TopupMethod | null {
    const code = this.chosen().method
    return chosenOf(this.methods.value ?? [], code, ({ paymentMethod }) => String(paymentMethod))
  }

  get account(): ReceivingAccount | null {
    const id = this.chosen().receivingAccountId
    return chosenOf(this.method?.receivingAccounts ?? [], id, (account) => account.id)
  }

  async reload(): Promise<void> {
    await this.currencies.reload()
    // If the currency has changed, the methods are already loading.
    if (this.currency !== null && !this.methods.isLoading) await this.methods.reload()
  }

  clear(): void {
    this.currencies.clear()
    this.methods.clear()
    this.isReady = false
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  /** Whether the methods are loaded or failed to load, or aren't asked for because no currency is chosen. */
  private get isAnswered(): boolean {
    return this.methods.view !== 'skeleton' || (this.currencies.value !== null && this.currency === null)
  }

  private async readMethods(): Promise<readonly TopupMethod[]> {
    const { currency } = this
    const methods = currency === null ? [] : await this.topups.listMethods(currency.currencyCode)
    return methods.filter(({ receivingAccounts }) => receivingAccounts.length > 0)
  }
}

function chosenOf<T>(options: readonly T[], key: string, keyOf: (option: T) => string): T | null {
  if (key === '' && options.length === 1) return options[0] ?? null
  return options.find((option) => keyOf(option) === key) ?? null
}
