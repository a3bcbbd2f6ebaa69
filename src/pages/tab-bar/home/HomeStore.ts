import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

const RECENT_PARCELS = 3
const PICKED_PRODUCTS = 6

/** What the home tab gathers from everywhere; each part comes and fails on its own. */
export class HomeStore {
  readonly picks = new Resource(async () => {
    const page = await this.stores.api.store.listProducts({ maxResultCount: PICKED_PRODUCTS })
    return page.items
  })
  readonly recentParcels = new Resource(async () => {
    const page = await this.stores.api.parcels.list({ maxResultCount: RECENT_PARCELS })
    return page.items
  })
  readonly addresses = new Resource(() => this.stores.api.warehouse.listMyAddresses())

  /** Parcels that arrived without a declaration. */
  undeclaredCount = 0

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions'>) {
    makeAutoObservable<this, 'stores'>(
      this,
      { picks: false, recentParcels: false, addresses: false, stores: false },
      { autoBind: true },
    )
  }

  /** Parcels that are weighed and wait to be shipped. */
  get readyCount(): number {
    return this.stores.statusDefinitions.parcelCount(ParcelStatus.Inbound)
  }

  async reload(): Promise<void> {
    await Promise.all([this.picks.reload(), this.reloadPersonal()])
  }

  private async reloadPersonal(): Promise<void> {
    const { session, statusDefinitions } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      this.recentParcels.reload(),
      this.addresses.ensure(),
      statusDefinitions.parcel.reload(),
      this.countUndeclared().catch(ignoreFailure),
      session.loadUser().catch(ignoreFailure),
    ])
  }

  private async countUndeclared(): Promise<void> {
    const { totalCount } = await this.stores.api.parcels.listUndeclared({ maxResultCount: 1 })
    runInAction(() => (this.undeclaredCount = totalCount))
  }
}

/** The page stands without this part; a refusal was already told. */
function ignoreFailure(error: unknown): void {
  if (!isApiError(error)) throw error
}
