import { makeAutoObservable } from 'mobx'

import { pickupStationApi, type PickupStationApi } from '@/stores/areas/pickupStationApi'
import { regionApi } from '@/stores/areas/regionApi'
import { isApiError } from '@/model/ApiError'
import type { PickupStation } from '@/model/pickupStation'
import { Resource } from '@/stores/Resource'
import { SearchedList } from '@/stores/SearchedList'
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

  /** @returns the server's words when it refuses: set before, elsewhere, or a station that is gone */
  async choose(id: string): Promise<string | null> {
    try {
      const user = await this.stores.session.changeUser(() => this.stations.choose(id))
      this.chosen.set({ station: user.pickupStation })
      return null
    } catch (error) {
      const refusal = isApiError(error) ? error.fieldMessage('pickupStationId') : null
      if (refusal === null) throw error
      await Promise.all([this.chosen.reload(), this.found.list.reload()])
      return refusal
    }
  }
}
