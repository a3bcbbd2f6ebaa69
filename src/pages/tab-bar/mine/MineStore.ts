import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { reportFailedRead } from '@/model/call/failedReads'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { Stores } from '@/stores/StoresContext'

const SHOWN_STATUSES: readonly number[] = [
  ParcelStatus.NotArrival,
  ParcelStatus.Arrived,
  ParcelStatus.Inbound,
  ParcelStatus.Shipped,
]

export class MineStore {
  /** Whether no customer record is known because reading it failed. */
  isUserUnread = false

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions' | 'todo'>) {
    makeAutoObservable<this, 'stores'>(this, { stores: false }, { autoBind: true })
  }

  /** Data that decides which cards the page shows. */
  get countedParts() {
    return [this.stores.statusDefinitions.parcel, this.stores.todo.summary]
  }

  /** The statuses with a figure: of those that the server marks as counted, the ones a customer asks for. */
  get parcelStatuses(): readonly StatusDefinition[] {
    return this.statuses.filter(({ id, isShowNum }) => isShowNum && SHOWN_STATUSES.includes(id))
  }

  /** Whether the customer has had no parcel yet. */
  get isNewcomer(): boolean {
    const { parcel } = this.stores.statusDefinitions
    return parcel.value !== null && this.statuses.every(({ showCount }) => !showCount)
  }

  private get statuses(): readonly StatusDefinition[] {
    return this.stores.statusDefinitions.parcel.value ?? []
  }

  async reload(): Promise<void> {
    const { session, statusDefinitions, todo } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([this.readUser(), statusDefinitions.parcel.reload(), todo.summary.reload()])
  }

  /** The page keeps showing what it has, so an API error is only noted. */
  private async readUser(): Promise<void> {
    const { session } = this.stores
    try {
      await session.loadUser()
    } catch (error) {
      if (!isApiError(error)) throw error
      reportFailedRead(error)
    }
    runInAction(() => (this.isUserUnread = session.user === null))
  }
}
