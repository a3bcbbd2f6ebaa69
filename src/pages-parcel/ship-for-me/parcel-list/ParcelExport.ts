import { makeAutoObservable, runInAction } from 'mobx'

import type { Parcel } from '@/model/parcel/parcel'
import type { ParcelConditions } from '@/model/parcel/parcelConditions'
import type { Stores } from '@/stores/StoresContext'

/** The API's maximum page size. */
const PAGE_SIZE = 999

type ExportStores = Pick<Stores, 'session'> & {
  readonly api: { readonly parcels: Pick<Stores['api']['parcels'], 'list'> }
}

/** Reads all pages of a parcel list. */
export class ParcelExport {
  /** Null while idle. */
  progress: { readonly read: number; readonly total: number } | null = null

  private isLeft = false

  constructor(private readonly stores: ExportStores) {
    makeAutoObservable<this, 'stores' | 'isLeft'>(this, { stores: false, isLeft: false }, { autoBind: true })
  }

  /** Stops reading once the page is closed. */
  leave(): void {
    this.isLeft = true
  }

  /** @returns the parcels, or null if the customer has left the page or the session has changed meanwhile */
  async read(conditions: ParcelConditions): Promise<readonly Parcel[] | null> {
    const { session, api } = this.stores
    const { sessionCount } = session
    // Keyed by ID: a parcel that moves to the next page during the reading would appear twice.
    const parcels = new Map<string, Parcel>()
    try {
      for (let skipCount = 0, total = 1; skipCount < total;) {
        const page = await api.parcels.list({ ...conditions, skipCount, maxResultCount: PAGE_SIZE })
        if (this.isLeft || sessionCount !== session.sessionCount) return null
        for (const parcel of page.items) parcels.set(parcel.id, parcel)
        skipCount += page.items.length
        total = page.items.length === 0 ? skipCount : page.totalCount
        runInAction(() => (this.progress = { read: skipCount, total }))
      }
      return [...parcels.values()]
    } finally {
      runInAction(() => (this.progress = null))
    }
  }
}
