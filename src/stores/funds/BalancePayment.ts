import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { Api } from '@/api'
import { isApiError, type ApiError } from '@/model/call/ApiError'
import type { MessageKind } from '@/model/message/message'
import { settle, type Settlement } from '@/model/money/settlement'
import type { PaymentState, TotalChange } from '@/model/order/payment'

import { CommandKey } from '../form/CommandKey'
import { MessageConsents } from '../message/MessageConsents'
import type { Stores } from '../StoresContext'
import { TopupsUnderReview } from './TopupsUnderReview'

/** What is paid for. Amounts are decimal strings. */
interface Payable {
  /** Null until it is read. */
  readonly state: () => PaymentState | null
  /** What it costs now; null until that is known. */
  readonly total: () => string | null
  readonly currencyCode: () => string
  /** Reads it and the customer again; returns whether that worked. */
  readonly read: () => Promise<boolean>
  /** Charges this total and takes over the answer. */
  readonly charge: (total: string, keyFor: (request: object) => string) => Promise<void>
  /** Which messages to ask WeChat's consent for. */
  readonly messages: MessageKind
}

/** What was paid; decimal strings. */
export interface Paid {
  readonly total: string
  /** What is left of the balance. */
  readonly balance: string
  readonly currencyCode: string
}

/**
 * Pays for something from the balance. Whatever happens to a request, the page ends up showing the state that the
 * server knows.
 */
export class BalancePayment {
  readonly underReview: TopupsUnderReview

  totalChange: TotalChange | null = null
  /** Whether a payment got no answer and its outcome couldn't be read since, so it may be paid. */
  isUnsure = false

  private readonly key = new CommandKey()
  private readonly consents: MessageConsents

  constructor(
    private readonly stores: Pick<Stores, 'session'> & { readonly api: Pick<Api, 'http'> },
    private readonly payable: Payable,
  ) {
    this.underReview = new TopupsUnderReview(stores.api)
    this.consents = new MessageConsents(stores.api)
    makeAutoObservable<this, 'stores' | 'payable' | 'key' | 'consents'>(
      this,
      {
        underReview: false,
        totalChange: observableRef,
        stores: false,
        payable: false,
        key: false,
        consents: false,
      },
      { autoBind: true },
    )
  }

  get state(): PaymentState | null {
    return this.payable.state()
  }

  get settlement(): Settlement | null {
    const total = this.payable.total()
    const account = this.stores.session.user?.currentFundAccount
    return total !== null && account ? settle(account.balance, total) : null
  }

  async load(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    void this.consents.load()
    await this.read()
    if (this.state === 'due' && this.settlement?.left === null) await this.underReview.load()
  }

  /**
   * Pays the total on screen. Sending it again repeats the same command until there's a definite answer.
   *
   * @returns null if the page shows why it isn't paid
   * @throws ApiError if it isn't paid, or if that can't be found out
   */
  async pay(): Promise<Paid | null> {
    const { settlement, payable } = this
    if (this.state !== 'due' || settlement === null || settlement.left === null) return null
    const { total, left } = settlement
    await this.consents.ask([payable.messages])
    try {
      await payable.charge(total, (request) => this.key.for(request))
    } catch (error) {
      if (!isApiError(error)) throw error
      return this.learnFrom(error)
    }
    this.key.renew()
    this.forgetChange()
    // For the balance that other pages show.
    void payable.read()
    return { total, balance: left, currencyCode: payable.currencyCode() }
  }

  /**
   * Finds out what became of a payment without an answer.
   *
   * @returns null if it is unpaid or the request failed
   */
  async check(): Promise<Paid | null> {
    return (await this.read()) ? this.paid : null
  }

  /** Call when the customer has changed the total. */
  forgetChange(): void {
    this.totalChange = null
  }

  /** What was paid, as far as the page knows. */
  private get paid(): Paid | null {
    const { settlement } = this
    if (this.state !== 'paid' || settlement === null) return null
    const { total, balance } = settlement
    return { total, balance, currencyCode: this.payable.currencyCode() }
  }

  /** Reads what is paid for and the balance, and notes a total that is no longer the one on screen. */
  private async read(): Promise<boolean> {
    const from = this.payable.total()
    if (!(await this.payable.read())) return false
    runInAction(() => {
      this.isUnsure = false
      const to = this.payable.total()
      if (from !== null && to !== null && from !== to) this.totalChange = { from, to }
    })
    return true
  }

  /** What turns out to be paid is what the customer wanted, however it came about. */
  private async learnFrom(error: ApiError): Promise<Paid | null> {
    const isKnown = await this.read()
    if (!isKnown && mayBePaid(error)) runInAction(() => (this.isUnsure = true))
    if (!isKnown || this.state === 'due') throw error
    return this.paid
  }
}

const MOVE_REFUSED = ['OrderMoveRefused', 'StoreOrderMoveRefused']

/** Whether it may be paid although the request failed: by this request, or by an earlier one. */
function mayBePaid({ kind, isUncertain, detail }: ApiError): boolean {
  return isUncertain || kind === 'malformed' || MOVE_REFUSED.includes(detail.code ?? '')
}
