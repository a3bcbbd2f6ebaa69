import { makeAutoObservable } from 'mobx'

import { pickupStationApi, type PickupStationApi } from '@/stores/areas/pickupStationApi'
import { regionApi } from '@/stores/areas/regionApi'
import { isApiError } from '@/model/call/ApiError'
import type { PickupStation } from '@/model/order/pickupStation'
import { Resource } from '@/stores/Resource'
import { SearchedList } from '@/stores/list/SearchedList'
import type { Stores } from '@/stores/StoresContext'

/** The pickup points, and the one that the customer has chosen for good. */
export class PickupStationSelectStore {
  /** Null for the stations of all region groups. */
  regionGroupId: string | null = null

  /** Null inside when the customer has not chosen yet. */
  readonly chosen = new Resource(async () => {
    await this.stores.session.loadUser()
    return { station: this.stores.session.user?.pickupStation ?? null }
  })
  readonly groups = new Resource(() => regionApi(this.stores.api).listDestinations())
  readonly found: SearchedList<PickupStation>

  private readonly stations: PickupStationApi

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.stations = pickupStationApi(stores.api)
    this.found = new SearchedList<PickupStation>((request) =>
      this.stations.list({
        ...request,
        ...(this.regionGroupId !== null && { regionGroupId: this.regionGroupId }),
      }),
    )
    makeAutoObservable<this, 'stores' | 'stations'>(
      this,
      { chosen: false, groups: false, found: false, stations: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([this.chosen.reload(), this.groups.ensure(), this.found.list.reload()])
  }

  async selectGroup(regionGroupId: string | null): Promise<void> {
    if (regionGroupId === this.regionGroupId) return
    this.regionGroupId = regionGroupId
    await this.found.askAnew()
  }

  /** A refusal says that one was set before, elsewhere, or that the station is gone: both are read again. */
  async choose(id: string): Promise<void> {
    try {
      const user = await this.stores.session.changeUser(() => this.stations.choose(id))
      this.chosen.set({ station: user.pickupStation })
    } catch (error) {
      if (isApiError(error) && error.fieldMessage('pickupStationId') !== null)
        await Promise.all([this.chosen.reload(), this.found.list.reload()])
      throw error
    }
  }
}
