import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/ApiError'
import type { StatusDefinition } from '@/model/statusDefinition'
import type { Stores } from '@/stores/StoresContext'

export class MineStore {
  constructor(private readonly stores: Pick<Stores, 'session' | 'statusDefinitions'>) {
    makeAutoObservable<this, 'stores'>(this, { stores: false }, { autoBind: true })
  }

  /** The statuses whose counts belong on this page. */
  get countedStatuses(): readonly StatusDefinition[] {
    return (this.stores.statusDefinitions.parcel.value ?? []).filter(({ isShowNum }) => isShowNum)
  }

  async reload(): Promise<void> {
    const { session, statusDefinitions } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([session.loadUser().catch(ignoreFailure), statusDefinitions.parcel.reload()])
  }
}

/** The page stands on what is known already; a refusal was told. */
function ignoreFailure(error: unknown): void {
  if (!isApiError(error)) throw error
}
