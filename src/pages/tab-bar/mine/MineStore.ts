import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { reportFailedRead } from '@/model/call/failedReads'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { badgeText } from '@/model/format/badgeText'
import { formatNumber } from '@/model/format/formatNumber'
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

  constructor(private readonly stores: Pick<Stores, 'session' | 'statusDefinitions' | 'todo' | 'unread'>) {
    makeAutoObservable<this, 'stores'>(this, { stores: false }, { autoBind: true })
  }

  /** Data that decides which cards and figures the page shows. */
  get countedParts() {
    const { session, statusDefinitions, todo, unread } = this.stores
    const user = { hasAnswered: session.user !== null || this.isUserUnread }
    return [statusDefinitions.parcel, todo.summary, unread, user]
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

  /** Null while unknown. A newcomer sees no zeros, so theirs are null, too; the same goes for the counts below. */
  get balance(): string | null {
    const account = this.stores.session.user?.currentFundAccount
    if (!account || (this.isNewcomer && Number(account.balance) === 0)) return null
    return `${account.currencySymbol}${formatNumber(account.balance)}`
  }

  /** Coupons that can be used. */
  get couponCount(): string | null {
    return this.counted(this.stores.todo.summary.value?.coupons)
  }

  get unreadCount(): string | null {
    return this.counted(this.stores.unread.value?.count)
  }

  private counted(count: number | undefined): string | null {
    if (count === undefined || (this.isNewcomer && count === 0)) return null
    return badgeText(count) ?? '0'
  }

  async reload(): Promise<void> {
    const { session, statusDefinitions, todo, unread } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      this.readUser(),
      statusDefinitions.parcel.reload(),
      todo.summary.reload(),
      unread.reload(),
    ])
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
