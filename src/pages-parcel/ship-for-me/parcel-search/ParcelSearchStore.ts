import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/ApiError'
import type { Parcel } from '@/model/parcel'
import { expressNumberIn, LONGEST_SEARCH } from '@/model/parcelSearch'
import type { RowWindow } from '@/model/rowWindow'
import { PagedList } from '@/stores/PagedList'
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

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.list = new PagedList<Parcel>((range) => stores.api.parcels.list({ ...range, filter: this.filter }))
    makeAutoObservable<this, 'stores' | 'shown' | 'ownerId'>(
      this,
      { history: false, list: false, stores: false, shown: false, ownerId: false },
      { autoBind: true },
    )
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
    if (!(await this.isSettled())) return
    if (this.filter !== '') await this.list.reload()
  }

  /** What is on screen, where it is. */
  async comeBack(): Promise<void> {
    if (!(await this.isSettled())) return
    if (this.filter !== '') await this.list.refresh(this.shown)
  }

  /** Whether somebody is there to search; what somebody else has found or looked for is gone by then. */
  private async isSettled(): Promise<boolean> {
    const { session } = this.stores
    if (!session.isSignedIn) {
      this.list.clear()
      return false
    }
    if (!session.user) await session.loadUser().catch(ignoreRefusal)
    this.settleIn(session.user?.id)
    return true
  }

  private settleIn(ownerId: string | undefined): void {
    if (ownerId === undefined) return
    if (this.ownerId !== null && this.ownerId !== ownerId) {
      this.words = ''
      this.filter = ''
      this.list.clear()
    }
    this.ownerId = ownerId
    this.history.settle(ownerId)
  }
}

/** Already told to the customer; the search works without their record, only without what they looked for before. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
