import { pickupStationApi, type PickupStationApi } from '@/stores/areas/pickupStationApi'
import { regionApi } from '@/stores/areas/regionApi'
import { isApiError } from '@/model/call/ApiError'
import type { PickupStation } from '@/model/order/pickupStation'
import { Resource } from '@/stores/Resource'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** The pickup points and the customer's own, which can be chosen only once. */
export class PickupStationSelectStore {
  /** `station` is null until the customer chooses one. */
  readonly chosen = new Resource(async () => {
    await this.stores.session.loadUser()
    return { station: this.stores.session.user?.pickupStation ?? null }
  })
  readonly groups = new Resource(() => regionApi(this.stores.api).listDestinations())
  /** Stations of all region groups, or of one. */
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
  readonly refreshVisible = () => this.read(this.list.refreshVisible)

  private async read(readStations: () => Promise<void>): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([this.chosen.reload(), this.groups.ensure(), readStations()])
  }

  /**
   * Chooses a station. If the server rejects it, another one was chosen elsewhere or this one is gone, so
   * the choice and the list are both reloaded.
   */
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
