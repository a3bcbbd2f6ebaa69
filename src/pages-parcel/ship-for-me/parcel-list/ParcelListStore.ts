import { makeAutoObservable } from 'mobx'

import type { Parcel } from '@/model/parcel'
import { PagedList } from '@/stores/PagedList'
import type { Stores } from '@/stores/StoresContext'

/** The customer's parcels, all of them or those with one status. */
export class ParcelListStore {
  status: number | null
  readonly list: PagedList<Parcel>

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions'>,
    status: number | null,
  ) {
    this.status = status
    this.list = new PagedList<Parcel>((range) =>
      stores.api.parcels.list({ ...range, ...(this.status !== null && { status: this.status }) }),
    )
    makeAutoObservable<this, 'stores'>(this, { list: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([this.list.reload(), this.stores.statusDefinitions.parcel.reload()])
  }

  async selectStatus(status: number | null): Promise<void> {
    if (status === this.status) return
    this.status = status
    this.list.clear()
    await this.list.reload()
  }
}
