import { pickupStationApi, type PickupStationApi } from '@/stores/areas/pickupStationApi'
import { regionApi } from '@/stores/areas/regionApi'
import { isApiError } from '@/model/call/ApiError'
import type { PickupStation } from '@/model/order/pickupStation'
import { Resource } from '@/stores/Resource'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** The pickup points, and the one that the customer has chosen for good. */
export class PickupStationSelectStore {
  /** Null inside when the customer has not chosen yet. */
  readonly chosen = new Resource(async () => {
    await this.stores.session.loadUser()
    return { station: this.stores.session.user?.pickupStation ?? null }
  })
  readonly groups = new Resource(() => regionApi(this.stores.api).listDestinations())
  /** Of all region groups, or of one. */
  readonly list: ListStore<PickupStation, string>

  private readonly stations: PickupStationApi

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale'>) {
    this.stations = pickupStationApi(stores.api)
    this.list = new ListStore<PickupStation, string>(stores, {
      fetch: (query, regionGroupId) =>
        this.stations.list({ ...query, ...(regionGroupId !== null && { regionGroupId }) }),
    })
  }

  readonly reload = () => this.read(this.list.reload)
  readonly comeBack = () => this.read(this.list.comeBack)

  private async read(readStations: () => Promise<void>): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([this.chosen.reload(), this.groups.ensure(), readStations()])
  }

  /** A refusal says that one was set before, elsewhere, or that the station is gone: both are read again. */
  async choose(id: string): Promise<void> {
    try {
      const user = await this.stores.session.changeUser(() => this.stations.choose(id))
      this.chosen.set({ station: user.pickupStation })
    } catch (error) {
      if (isApiError(error) && error.fieldMessage('pickupStationId') !== null)
        await Promise.all([this.chosen.reload(), this.list.rows.reload()])
      throw error
    }
  }
}
