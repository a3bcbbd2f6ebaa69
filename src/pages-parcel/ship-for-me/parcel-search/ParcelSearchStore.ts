import { makeAutoObservable, reaction } from 'mobx'

import type { Parcel } from '@/model/parcel/parcel'
import { expressNumberIn, LONGEST_SEARCH } from '@/model/parcel/parcelSearch'
import type { RowWindow } from '@/model/list/rowWindow'
import { PagedList } from '@/stores/list/PagedList'
import type { Stores } from '@/stores/StoresContext'

import { SearchHistory } from './SearchHistory'

/** Finds parcels by a part of their number, name, tags or remarks. */
export class ParcelSearchStore {
  /** As typed. */
  words = ''
  /** What is being shown; empty while nothing was looked for. */
  filter = ''
  readonly history = new SearchHistory()
  readonly list: PagedList<Parcel>

  private ownerId: string | null = null
  /** The rows around the screen. */
  private shown: RowWindow = { start: 0, end: 0 }
  private readonly stopFollowing: () => void

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.list = new PagedList<Parcel>((range) => stores.api.parcels.list({ ...range, filter: this.filter }))
    makeAutoObservable<this, 'stores' | 'shown' | 'ownerId' | 'stopFollowing'>(
      this,
      { history: false, list: false, stores: false, shown: false, ownerId: false, stopFollowing: false },
      { autoBind: true },
    )
    this.stopFollowing = reaction(() => stores.session.ownerId, this.settle, { fireImmediately: true })
  }

  /** The courier's number that was looked for, if it was one. */
  get expressNumber(): string | null {
    return expressNumberIn(this.filter)
  }

  setWords(words: string): void {
    this.words = words.slice(0, LONGEST_SEARCH)
  }

  setShown(shown: RowWindow): void {
    this.shown = shown
  }

  async find(words: string): Promise<void> {
    this.setWords(words)
    this.filter = this.words.trim()
    this.list.clear()
    if (this.filter === '') return
    this.history.remember(this.filter)
    await this.list.reload()
  }

  /** From the top. */
  async reload(): Promise<void> {
    await this.stores.session.knowOwner()
    if (this.stores.session.isSignedIn && this.filter !== '') await this.list.reload()
  }

  /** What is on screen, where it is. */
  async comeBack(): Promise<void> {
    if (this.stores.session.isSignedIn && this.filter !== '') await this.list.refresh(this.shown)
  }

  dispose(): void {
    this.stopFollowing()
  }

  /** What somebody else has found or looked for is gone. */
  private settle(ownerId: string | null): void {
    if (ownerId === null) return this.list.clear()
    if (this.ownerId !== null && this.ownerId !== ownerId) {
      this.words = ''
      this.filter = ''
      this.list.clear()
    }
    this.ownerId = ownerId
    this.history.settle(ownerId)
  }
}
