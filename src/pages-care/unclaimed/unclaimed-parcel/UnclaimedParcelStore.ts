import { makeAutoObservable } from 'mobx'

import { unclaimedParcelApi } from '@/stores/areas/unclaimedParcelApi'
import type { ParcelClaim, UnclaimedParcel } from '@/model/parcel/unclaimedParcel'
import { PagedList } from '@/stores/list/PagedList'
import { SearchedList } from '@/stores/list/SearchedList'
import type { Stores } from '@/stores/StoresContext'

export type UnclaimedTab = 'all' | 'mine'

/** Parcels without an owner, and what the customer has claimed of them. */
export class UnclaimedParcelStore {
  tab: UnclaimedTab = 'all'
  /** Searched by the end of a number: no more of it is compared than is shown. */
  readonly parcels: SearchedList<UnclaimedParcel>
  readonly claims: PagedList<ParcelClaim>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    const api = unclaimedParcelApi(stores.api)
    this.parcels = new SearchedList<UnclaimedParcel>(api.list)
    this.claims = new PagedList<ParcelClaim>((range) => api.listMyClaims(range))
    makeAutoObservable<this, 'stores'>(
      this,
      { parcels: false, claims: false, stores: false },
      { autoBind: true },
    )
  }

  private get list(): PagedList<UnclaimedParcel> | PagedList<ParcelClaim> {
    return this.tab === 'all' ? this.parcels.list : this.claims
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.list.reload()
  }

  async loadMore(): Promise<void> {
    await this.list.loadMore()
  }

  async select(tab: UnclaimedTab): Promise<void> {
    if (tab === this.tab) return
    this.tab = tab
    await this.reload()
  }
}
