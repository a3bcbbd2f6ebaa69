import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/ApiError'
import type { StatusDefinition } from '@/model/statusDefinition'
import { TODO_KINDS, type TodoItem, type TodoKind } from '@/model/todo'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class MineStore {
  readonly todo = new Resource(() => this.stores.api.todo.getSummary())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions'>) {
    makeAutoObservable<this, 'stores'>(this, { todo: false, stores: false }, { autoBind: true })
  }

  /** The statuses whose counts belong on this page. */
  get parcelStatuses(): readonly StatusDefinition[] {
    return counted(this.stores.statusDefinitions.parcel.value)
  }

  get orderStatuses(): readonly StatusDefinition[] {
    return counted(this.stores.statusDefinitions.logisticsOrder.value)
  }

  /** Only what there is to do, the most pressing first. */
  get todoItems(): readonly (TodoItem & { readonly kind: TodoKind })[] {
    const summary = this.todo.value
    if (!summary) return []
    return TODO_KINDS.map((kind) => ({ kind, ...summary[kind] })).filter(({ count }) => count > 0)
  }

  async reload(): Promise<void> {
    const { session, statusDefinitions } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      session.loadUser().catch(ignoreFailure),
      statusDefinitions.parcel.reload(),
      statusDefinitions.logisticsOrder.reload(),
      this.todo.reload(),
    ])
  }
}

const counted = (statuses: readonly StatusDefinition[] | null) =>
  (statuses ?? []).filter(({ isShowNum }) => isShowNum)

/** The page stands on what is known already; a refusal was told. */
function ignoreFailure(error: unknown): void {
  if (!isApiError(error)) throw error
}
