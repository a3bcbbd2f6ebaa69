import { makeAutoObservable, reaction } from 'mobx'

import type { Parcel } from '@/model/parcel/parcel'
import { expressNumberIn, MAX_SEARCH_LENGTH } from '@/model/parcel/parcelSearch'
import { parcelApi } from '@/stores/areas/parcelApi'
import { ListStore } from '@/stores/list/ListStore'
import { SearchHistory } from '@/stores/list/SearchHistory'
import { PARCEL_SEARCHES_PREFIX } from '@/stores/list/searchHistoryKeys'
import type { Stores } from '@/stores/StoresContext'

/** Searches parcels by part of their number, name, tags or remarks. */
export class ParcelSearchStore {
  readonly history = new SearchHistory(PARCEL_SEARCHES_PREFIX)
  readonly list: ListStore<Parcel>

  private ownerId: string | null = null
  private readonly stopFollowing: () => void

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale'>) {
    this.list = new ListStore<Parcel>(stores, {
      isSearchOnly: true,
      fetch: (query) => parcelApi(stores.api).list(query),
    })
    makeAutoObservable<this, 'stores' | 'ownerId' | 'stopFollowing'>(
      this,
      { history: false, list: false, stores: false, ownerId: false, stopFollowing: false },
      { autoBind: true },
    )
    this.stopFollowing = reaction(() => stores.session.ownerId, this.settle, { fireImmediately: true })
  }

  /** The tracking number in the search, if there is one. */
  get expressNumber(): string | null {
    return expressNumberIn(this.list.filter)
  }

  setSearch(words: string): void {
    this.list.setSearch(words.slice(0, MAX_SEARCH_LENGTH))
  }

  async find(words: string): Promise<void> {
    this.setSearch(words)
    const { search } = this.list
    if (search.trim() !== '') this.history.remember(search.trim())
    await this.list.find(search)
  }

  async reload(): Promise<void> {
    await this.stores.session.ensureOwner()
    await this.list.reload()
  }

  dispose(): void {
    this.stopFollowing()
  }

  /** Clears the results on sign-out, and the previous customer's search when another signs in. */
  private settle(ownerId: string | null): void {
    if (ownerId === null) return this.list.rows.clear()
    if (this.ownerId !== null && this.ownerId !== ownerId) this.list.clear()
    this.ownerId = ownerId
    this.history.load(ownerId)
  }
}
