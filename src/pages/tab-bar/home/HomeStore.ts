import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { reportFailedRead } from '@/model/call/failedReads'
import { listRecentParcels } from '@/stores/parcel/recentParcels'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** The customer's own data on the home tab; each part loads and fails on its own. */
export class HomeStore {
  readonly recentParcels = new Resource(async () => {
    const page = await listRecentParcels(this.stores.api)
    return page.items
  })
  readonly addresses = new Resource(() => this.stores.api.warehouse.listMyAddresses())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'todo' | 'unread'>) {
    makeAutoObservable<this, 'stores'>(
      this,
      { recentParcels: false, addresses: false, stores: false },
      { autoBind: true },
    )
  }

  /** Whether the service still has to be explained: to visitors, and to customers without a parcel. */
  get isNewcomer(): boolean {
    return !this.stores.session.isSignedIn || this.recentParcels.value?.length === 0
  }

  /** Data that decides which sections a signed-in customer sees. */
  get personalParts() {
    return [this.recentParcels, this.stores.todo.summary]
  }

  async reload(): Promise<void> {
    const { session, todo, unread } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      this.recentParcels.reload(),
      this.addresses.reload(),
      todo.summary.reload(),
      unread.reload(),
      session.loadUser().catch(ignoreFailure),
    ])
  }
}

/** The page works without the customer's record, so an API error is only noted. */
function ignoreFailure(error: unknown): void {
  if (!isApiError(error)) throw error
  reportFailedRead(error)
}
