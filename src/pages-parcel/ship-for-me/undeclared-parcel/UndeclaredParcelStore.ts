import { makeAutoObservable } from 'mobx'

import type { Parcel } from '@/model/parcel/parcel'
import { PagedList } from '@/stores/list/PagedList'
import type { Stores } from '@/stores/StoresContext'

/** What arrived without a declaration; the parcel whose free storage ends first is on top. */
export class UndeclaredParcelStore {
  readonly list: PagedList<Parcel>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.list = new PagedList<Parcel>((range) =>
      stores.api.parcels.listUndeclared({ ...range, sorting: 'freeUntil asc' }),
    )
    makeAutoObservable<this, 'stores'>(this, { list: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.list.reload()
  }
}
