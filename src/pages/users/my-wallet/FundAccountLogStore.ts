import { makeAutoObservable } from 'mobx'

import type { createFundApi } from '@/api/funds'
import { FundAccountLogType } from '@/model/enumerations/funds'
import { isMonth } from '@/model/funds/fundAccount'
import type { FundAccountLog } from '@/model/funds/fundAccountLog'
import type { Page } from '@/model/list/page'
import { ListStore } from '@/stores/list/ListStore'
import type { PageRange } from '@/stores/list/PagedList'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

interface PageStores extends Pick<Stores, 'session' | 'locale'> {
  readonly funds: ReturnType<typeof createFundApi>
}

/** From the page's URL. */
interface Filter {
  readonly month?: string | undefined
  readonly type?: string | undefined
}

/** The API's limit. */
const MONTHS = 12

/** More rows than fit on a screen. */
const PAGE_SIZE = 20

/** The entries of the balance, filtered by type and month. */
export class FundAccountLogStore {
  readonly list: ListStore<FundAccountLog, FundAccountLogType>
  readonly months = new Resource(() => this.stores.funds.listMonths(MONTHS))
  /** "2026-11"; null for all months. */
  month: string | null

  constructor(
    private readonly stores: PageStores,
    { month, type }: Filter,
  ) {
    this.month = month !== undefined && isMonth(month) ? month : null
    this.list = new ListStore(stores, { fetch: this.fetch, tab: typeOf(type), pageSize: PAGE_SIZE })
    makeAutoObservable<this, 'stores'>(
      this,
      { list: false, months: false, fetch: false, stores: false },
      { autoBind: true },
    )
  }

  get isFiltered(): boolean {
    return this.month !== null || this.list.tab !== null
  }

  /** Reads a range of the filtered entries. */
  readonly fetch = (range: PageRange): Promise<Page<FundAccountLog>> => {
    const { month } = this
    const type = this.list.tab
    return this.stores.funds.listLogs({
      ...range,
      ...(month !== null && { month }),
      ...(type !== null && { type }),
    })
  }

  async reload(): Promise<void> {
    await Promise.all([this.list.reload(), this.reloadMonths()])
  }

  async refreshVisible(): Promise<void> {
    await Promise.all([this.list.refreshVisible(), this.reloadMonths()])
  }

  /** Shows one month's entries, or all again if it's the shown month. */
  async toggleMonth(month: string): Promise<void> {
    this.month = month === this.month ? null : month
    await this.list.resetAndReload()
  }

  async showAll(): Promise<void> {
    this.month = null
    if (this.list.tab === null) await this.list.resetAndReload()
    else await this.list.select(null)
  }

  private async reloadMonths(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.months.reload()
  }
}

function typeOf(text: string | undefined): FundAccountLogType | null {
  return Object.values(FundAccountLogType).find((type) => String(type) === text) ?? null
}
