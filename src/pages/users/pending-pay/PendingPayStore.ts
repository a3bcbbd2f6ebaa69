import { makeAutoObservable, observableRef } from 'mobx'

import type { createFundApi } from '@/api/funds'
import { OrderKind } from '@/model/enumerations/logisticsOrder'
import { subtractAmounts, sumAmounts } from '@/model/money/money'
import { settle, type Settlement } from '@/model/money/settlement'
import {
  isAnyOf,
  paymentsOf,
  pendingOf,
  reasonsNotPaid,
  type NotPaid,
  type PendingPay,
} from '@/model/order/pendingPay'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { PendingPayments } from './PendingPayments'

interface PageStores extends Pick<Stores, 'session'> {
  readonly funds: ReturnType<typeof createFundApi>
}

/** What was paid; decimal strings. */
export interface PaidEntries {
  readonly count: number
  readonly total: string
  /** What is left of the balance. */
  readonly balance: string
  readonly currencyCode: string
}

/** What became of entries that are paid together; `cut` if the connection was lost. */
type Outcome = 'paid' | 'refused' | 'cut'

const NOTHING = { balance: '0', left: null }

/** Everything that waits for money, and paying some of it at once. */
export class PendingPayStore {
  /** Together with the customer, whose balance pays for it. */
  readonly waiting = new Resource<readonly PendingPay[]>(async () => {
    const { funds, session } = this.stores
    const [entries] = await Promise.all([funds.listPendingPays(), session.loadUser()])
    return entries
  })

  chosenIds: readonly string[] = []
  /** What the last payment left unpaid, and why. */
  notPaid: readonly NotPaid[] = []
  /** A payment without an answer, if the list couldn't be read since: it may be paid. */
  unanswered: readonly PendingPay[] | null = null

  private readonly payments: PendingPayments

  constructor(private readonly stores: PageStores) {
    this.payments = new PendingPayments(stores.funds)
    makeAutoObservable<this, 'stores' | 'payments'>(
      this,
      {
        waiting: false,
        chosenIds: observableRef,
        notPaid: observableRef,
        unanswered: observableRef,
        stores: false,
        payments: false,
      },
      { autoBind: true },
    )
  }

  get orders(): readonly PendingPay[] {
    return pendingOf(this.entries, OrderKind.L)
  }

  get storeOrders(): readonly PendingPay[] {
    return pendingOf(this.entries, OrderKind.STORE_PARCEL)
  }

  /** All shipment orders as one; null if there are fewer than two. */
  get batch(): PendingPay | null {
    return pendingOf(this.entries, OrderKind.LB)[0] ?? null
  }

  get chosen(): readonly PendingPay[] {
    return [...this.orders, ...this.storeOrders].filter(({ id }) => this.chosenIds.includes(id))
  }

  get isBatchChosen(): boolean {
    return this.orders.every(({ id }) => this.chosenIds.includes(id))
  }

  /** Null while nothing is chosen. */
  get settlement(): Settlement | null {
    const account = this.stores.session.user?.currentFundAccount
    if (this.chosen.length === 0 || !account) return null
    return settle(account.balance, sumAmounts(this.chosen.map(({ total }) => total)))
  }

  async load(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.waiting.reload()
  }

  toggle(id: string): void {
    const { chosenIds } = this
    this.chosenIds = chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]
  }

  /** Chooses all shipment orders, or none of them. */
  toggleBatch(): void {
    const ids = this.orders.map(({ id }) => id)
    const others = this.chosenIds.filter((id) => !ids.includes(id))
    this.chosenIds = this.isBatchChosen ? others : [...others, ...ids]
  }

  /** Pays what is chosen, as far as it can be paid; `notPaid` and `unanswered` say what is left. */
  async pay(): Promise<PaidEntries> {
    const { balance, left } = this.settlement ?? NOTHING
    if (left === null) return this.paid([], balance)
    this.notPaid = []
    const paid: PendingPay[] = []
    let isCut = false
    for (const entries of paymentsOf(this.chosen)) {
      const outcome = isCut ? this.leaveOut(entries) : await this.payTogether(entries)
      if (outcome === 'paid') paid.push(...entries)
      else isCut = outcome === 'cut'
    }
    await this.waiting.reload()
    return this.paid(paid, balance)
  }

  /** Finds out what became of a payment without an answer. */
  async check(): Promise<PaidEntries> {
    const { unanswered } = this
    const isPaid = unanswered !== null && (await this.findOut(unanswered)) === 'paid'
    await this.waiting.reload()
    const account = this.stores.session.user?.currentFundAccount
    const paid = isPaid ? unanswered : []
    return { ...this.paid(paid, '0'), balance: account?.balance ?? '0' }
  }

  private get entries(): readonly PendingPay[] {
    return this.waiting.value ?? []
  }

  private async payTogether(entries: readonly PendingPay[]): Promise<Outcome> {
    const answer = await this.payments.send(entries)
    if (answer === 'paid') return 'paid'
    if (answer === 'lost') return this.findOut(entries)
    await this.waiting.reload()
    return this.note(reasonsNotPaid(entries, this.entries, answer.refusal))
  }

  private async findOut(entries: readonly PendingPay[]): Promise<Outcome> {
    await this.waiting.reload()
    if (this.waiting.error) return this.stayUnsure(entries)
    this.stayUnsure(null)
    if (isAnyOf(entries, this.entries)) return this.leaveOut(entries)
    // Nothing of it waits for money, so sending it again can't charge: the server says whether this paid it.
    const answer = await this.payments.send(entries)
    if (answer === 'lost') return this.stayUnsure(entries)
    return answer === 'paid' ? 'paid' : this.note(reasonsNotPaid(entries, this.entries, answer.refusal))
  }

  private stayUnsure(entries: readonly PendingPay[] | null): Outcome {
    this.unanswered = entries
    return 'cut'
  }

  private leaveOut(entries: readonly PendingPay[]): Outcome {
    this.note(entries.map((entry) => ({ entry, reason: { kind: 'cut' } })))
    return 'cut'
  }

  private note(notPaid: readonly NotPaid[]): Outcome {
    this.notPaid = [...this.notPaid, ...notPaid]
    return 'refused'
  }

  private paid(entries: readonly PendingPay[], balance: string): PaidEntries {
    const total = sumAmounts(entries.map((entry) => entry.total))
    const currencyCode = entries[0]?.currencyCode ?? ''
    return { count: entries.length, total, balance: subtractAmounts(balance, total), currencyCode }
  }
}
