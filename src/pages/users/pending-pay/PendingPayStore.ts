import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { createFundApi } from '@/api/funds'
import { subtractAmounts, sumAmounts } from '@/model/money/money'
import { settle, type Settlement } from '@/model/money/settlement'
import { isAnyOf, paymentsOf, reasonsNotPaid, type NotPaid, type PendingPay } from '@/model/order/pendingPay'
import { TopupsUnderReview } from '@/stores/funds/TopupsUnderReview'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { PendingPayments } from './PendingPayments'
import { PendingSelection } from './PendingSelection'

interface PageStores extends Pick<Stores, 'session' | 'api'> {
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

  readonly selection = new PendingSelection(() => this.entries)
  readonly underReview: TopupsUnderReview

  /** How many entries the last payment paid. */
  paidCount = 0
  /** What the last payment left unpaid, and why. */
  notPaid: readonly NotPaid[] = []
  /** A payment without an answer, if the list couldn't be read since: it may be paid. */
  unanswered: readonly PendingPay[] | null = null

  private readonly payments: PendingPayments

  constructor(private readonly stores: PageStores) {
    this.payments = new PendingPayments(stores.funds)
    this.underReview = new TopupsUnderReview(stores.api)
    makeAutoObservable<this, 'stores' | 'payments'>(
      this,
      {
        waiting: false,
        selection: false,
        underReview: false,
        notPaid: observableRef,
        unanswered: observableRef,
        stores: false,
        payments: false,
      },
      { autoBind: true },
    )
  }

  get account() {
    return this.stores.session.user?.currentFundAccount ?? null
  }

  /** Null while nothing is chosen. */
  get settlement(): Settlement | null {
    const { chosen } = this.selection
    if (chosen.length === 0 || !this.account) return null
    return settle(this.account.balance, sumAmounts(chosen.map(({ total }) => total)))
  }

  get isEmpty(): boolean {
    return this.entries.length === 0
  }

  /** Whether the last payment left nothing unpaid. */
  get isAllPaid(): boolean {
    return this.notPaid.length === 0 && this.unanswered === null
  }

  async load(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    const isFirst = this.waiting.value === null
    await this.waiting.reload()
    if (isFirst) this.selection.chooseAll()
    if (this.isBeyondBalance) await this.underReview.load()
  }

  /** Pays what is chosen, as far as it can be paid; `notPaid` and `unanswered` say what is left. */
  async pay(): Promise<PaidEntries> {
    const { balance, left } = this.settlement ?? NOTHING
    if (left === null) return this.paid([], balance)
    this.notPaid = []
    this.paidCount = 0
    const paid: PendingPay[] = []
    let isCut = false
    for (const entries of paymentsOf(this.selection.chosen)) {
      const outcome: Outcome = isCut ? this.leaveOut(entries) : await this.payTogether(entries)
      if (outcome === 'paid') paid.push(...entries)
      else isCut = outcome === 'cut'
    }
    await this.waiting.reload()
    runInAction(() => (this.paidCount = paid.length))
    return this.paid(paid, balance)
  }

  /** Finds out what became of a payment without an answer. */
  async check(): Promise<PaidEntries> {
    const { unanswered } = this
    const isPaid = unanswered !== null && (await this.findOut(unanswered)) === 'paid'
    await this.waiting.reload()
    return { ...this.paid(isPaid ? unanswered : [], '0'), balance: this.account?.balance ?? '0' }
  }

  /** Whether the balance doesn't cover everything. */
  private get isBeyondBalance(): boolean {
    // A batch only bundles orders that are also listed on their own.
    const single = this.entries.filter(({ kind }) => kind !== 'LB')
    const total = sumAmounts(single.map((entry) => entry.total))
    return this.account !== null && settle(this.account.balance, total).left === null
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
