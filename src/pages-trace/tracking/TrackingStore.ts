import { makeAutoObservable, observableRef, reaction } from 'mobx'

import type { Tracking } from '@/model/tracking/tracking'
import { trackingNumbersIn } from '@/model/tracking/trackingNumbers'
import { trackingApi } from '@/stores/areas/trackingApi'
import { SearchHistory } from '@/stores/list/SearchHistory'
import { TRACKING_SEARCHES_PREFIX, VISITOR } from '@/stores/list/searchHistoryKeys'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Follows a number, for customers and visitors alike. */
export class TrackingStore {
  readonly history = new SearchHistory(TRACKING_SEARCHES_PREFIX)
  readonly tracking = new Resource<Tracking>(() => trackingApi(this.stores.api).query(this.number))

  /** Text in the search field. */
  words = ''
  /** What is followed; empty for nothing. */
  number = ''
  /** The numbers of a message that has several, to choose from. */
  choices: readonly string[] = []
  /** Whether no number was found in what was searched for. */
  isUnreadable = false

  /** The last customer who was signed in. */
  private ownerId: string | null = null
  private sessionCount: number
  private readonly stopFollowing: () => void

  /** @param asked the number in the page's address */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    asked = '',
  ) {
    this.sessionCount = stores.session.sessionCount
    makeAutoObservable<this, 'stores' | 'ownerId' | 'sessionCount' | 'stopFollowing'>(
      this,
      {
        history: false,
        tracking: false,
        choices: observableRef,
        stores: false,
        ownerId: false,
        sessionCount: false,
        stopFollowing: false,
      },
      { autoBind: true },
    )
    const { session } = stores
    this.stopFollowing = reaction(() => `${session.sessionCount} ${session.ownerId ?? ''}`, this.settle, {
      fireImmediately: true,
    })
    this.read(asked)
  }

  setWords(words: string): void {
    this.words = words
  }

  /** Follows the number in the words, or asks which if there are several. */
  async find(words: string): Promise<void> {
    this.read(words)
    await this.reload()
  }

  async reload(): Promise<void> {
    const { session } = this.stores
    if (session.isSignedIn) void session.ensureOwner()
    if (this.number !== '') await this.tracking.reload()
  }

  dispose(): void {
    this.stopFollowing()
  }

  private read(words: string): void {
    const numbers = trackingNumbersIn(words)
    const [number = ''] = numbers
    this.tracking.clear()
    this.number = numbers.length === 1 ? number : ''
    this.words = this.number || words
    this.choices = numbers.length > 1 ? numbers : []
    this.isUnreadable = number === '' && words.trim() !== ''
    if (this.number !== '') this.history.remember(this.number)
  }

  /** Drops what only the previous customer may see: the link to their parcel, and their searches. */
  private settle(): void {
    const { isSignedIn, ownerId, sessionCount } = this.stores.session
    if (sessionCount !== this.sessionCount) this.tracking.clear()
    this.sessionCount = sessionCount
    if (ownerId === null) return isSignedIn ? undefined : this.history.load(VISITOR)
    if (this.ownerId !== null && this.ownerId !== ownerId) this.read('')
    this.ownerId = ownerId
    this.history.load(ownerId)
  }
}
