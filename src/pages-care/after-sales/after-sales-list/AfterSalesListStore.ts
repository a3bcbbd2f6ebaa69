import { makeAutoObservable } from 'mobx'

import { afterSalesApi } from '@/stores/areas/afterSalesApi'
import type { AfterSalesCase, AfterSalesStatus } from '@/model/care/afterSales'
import { PagedList } from '@/stores/list/PagedList'
import type { Stores } from '@/stores/StoresContext'

/** The customer's cases, all of them or those of one status. */
export class AfterSalesListStore {
  status: AfterSalesStatus | null = null
  readonly list: PagedList<AfterSalesCase>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    const api = afterSalesApi(stores.api)
    this.list = new PagedList<AfterSalesCase>((range) =>
      api.list({ ...range, ...(this.status !== null && { status: this.status }) }),
    )
    makeAutoObservable<this, 'stores'>(this, { list: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.list.reload()
  }

  async select(status: AfterSalesStatus | null): Promise<void> {
    if (status === this.status) return
    this.status = status
    this.list.clear()
    await this.list.reload()
  }
}
