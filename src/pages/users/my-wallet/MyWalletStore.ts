import { makeAutoObservable } from 'mobx'

import type { createFundApi } from '@/api/funds'
import { hasEntries } from '@/model/funds/fundAccount'
import { compareAmounts } from '@/model/money/money'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

interface PageStores extends Pick<Stores, 'session'> {
  readonly funds: ReturnType<typeof createFundApi>
}

export const SHOWN_MONTHS = 6
const RECENT_ENTRIES = 6

/** The wallet; each part loads and fails on its own. */
export class MyWalletStore {
  readonly account = new Resource(() => this.stores.funds.getAccount())
  readonly months = new Resource(() => this.stores.funds.listMonths(SHOWN_MONTHS))
  readonly recent = new Resource(async () => {
    const page = await this.stores.funds.listLogs({ maxResultCount: RECENT_ENTRIES })
    return page.items
  })

  constructor(private readonly stores: PageStores) {
    makeAutoObservable<this, 'stores'>(
      this,
      { account: false, months: false, recent: false, stores: false },
      { autoBind: true },
    )
  }

  /** From the customer's record until the account has been read. */
  get balance() {
    return this.account.value ?? this.stores.session.user?.currentFundAccount ?? null
  }

  /** Total of the orders that auto-pay will charge; null if there are none. */
  get reserved(): string | null {
    return amountOrNull(this.account.value?.reserved)
  }

  /** Total of the top-ups under review; null if there are none. */
  get underReview(): string | null {
    return amountOrNull(this.account.value?.underReview)
  }

  get pendingPayCount(): number {
    return this.account.value?.pendingPayCount ?? 0
  }

  get hasMonths(): boolean {
    return this.months.error !== null || (this.months.value?.months.some(hasEntries) ?? false)
  }

  /** Whether the balance has never changed and nothing is about to change it. */
  get isUnused(): boolean {
    const nothingComes = this.account.value !== null && this.reserved === null && this.underReview === null
    return nothingComes && this.recent.value?.length === 0
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([this.account.reload(), this.months.reload(), this.recent.reload()])
  }
}

function amountOrNull(amount = '0'): string | null {
  return compareAmounts(amount, '0') > 0 ? amount : null
}
