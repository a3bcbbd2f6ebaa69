import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { reportFailedRead } from '@/model/call/failedReads'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import { TO_DO_KINDS, type TodoItem, type TodoKind } from '@/model/content/todo'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class MineStore {
  /** Whether no customer record is known because reading it failed. */
  isUserUnread = false
  readonly todo = new Resource(() => this.stores.api.todo.getSummary())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions'>) {
    makeAutoObservable<this, 'stores'>(this, { todo: false, stores: false }, { autoBind: true })
  }

  /** Data that decides how many counts the page shows. */
  get countedParts() {
    const { parcel, logisticsOrder } = this.stores.statusDefinitions
    return [parcel, logisticsOrder, this.todo]
  }

  /** Statuses that the server marks as shown with a count. */
  get parcelStatuses(): readonly StatusDefinition[] {
    return counted(this.stores.statusDefinitions.parcel.value)
  }

  get orderStatuses(): readonly StatusDefinition[] {
    return counted(this.stores.statusDefinitions.logisticsOrder.value)
  }

  /** Kinds of tasks with at least one open task, most urgent first. */
  get todoItems(): readonly (TodoItem & { readonly kind: TodoKind })[] {
    const summary = this.todo.value
    if (!summary) return []
    return TO_DO_KINDS.map((kind) => ({ kind, ...summary[kind] })).filter(({ count }) => count > 0)
  }

  async reload(): Promise<void> {
    const { session, statusDefinitions } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      this.readUser(),
      statusDefinitions.parcel.reload(),
      statusDefinitions.logisticsOrder.reload(),
      this.todo.reload(),
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

const counted = (statuses: readonly StatusDefinition[] | null) =>
  (statuses ?? []).filter(({ isShowNum }) => isShowNum)
