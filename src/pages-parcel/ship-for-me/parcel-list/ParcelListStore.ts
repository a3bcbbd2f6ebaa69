import { makeAutoObservable } from 'mobx'

import type { Parcel } from '@/model/parcel'
import { UNDECLARED } from '@/navigation/routes'
import { PagedList } from '@/stores/PagedList'
import type { Stores } from '@/stores/StoresContext'

/** What a list is narrowed down to: a status, the parcels without a declaration, or nothing. */
export type ParcelFilter = number | typeof UNDECLARED | null

/** The customer's parcels. */
export class ParcelListStore {
  filter: ParcelFilter
  readonly list: PagedList<Parcel>

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions'>,
    filter: ParcelFilter,
  ) {
    this.filter = filter
    this.list = new PagedList<Parcel>((range) =>
      stores.api.parcels.list({ ...range, ...conditionOf(this.filter) }),
    )
    makeAutoObservable<this, 'stores'>(this, { list: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([this.list.reload(), this.stores.statusDefinitions.parcel.reload()])
  }

  async select(filter: ParcelFilter): Promise<void> {
    if (filter === this.filter) return
    this.filter = filter
    this.list.clear()
    await this.list.reload()
  }
}

function conditionOf(filter: ParcelFilter) {
  if (filter === null) return {}
  return filter === UNDECLARED ? { isDeclared: false } : { status: filter }
}
