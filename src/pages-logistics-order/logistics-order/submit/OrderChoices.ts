import type { Address } from '@/model/address/address'
import { isApiError } from '@/model/call/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { chosenParcel, type ChosenParcel } from '@/model/order/logisticsOrder'
import type { Parcel } from '@/model/parcel/parcel'
import { platformCode } from '@/platform/build/platformCode'
import { Resource } from '@/stores/Resource'
import { Semaphore } from '@/stores/Semaphore'

import type { OrderApi } from '../../_shared/orderApi'

/** More than a customer can have. */
const MAX_ADDRESSES = 99
const MAX_STATIONS = 99
/** Parcels beyond this limit are requested one by one. */
const MAX_PARCELS = 200

/** The parts of the form that determine what `OrderChoices` loads. */
export interface Chosen {
  readonly parcelIds: readonly string[]
  /** Region of the pickup stations. */
  readonly regionGroupId: string | null
}

/** Options of the order form. Each part loads and fails independently. */
export class OrderChoices {
  readonly parcels = new Resource(() => this.findParcels(this.chosen().parcelIds))
  readonly addresses = new Resource(async () => {
    const { items } = await this.api.addresses.list({ maxResultCount: MAX_ADDRESSES })
    return items
  })
  readonly stations = new Resource(async () => {
    const { regionGroupId } = this.chosen()
    const { items } = await this.api.pickupStations.list({
      maxResultCount: MAX_STATIONS,
      ...(regionGroupId !== null && { regionGroupId }),
    })
    return items
  })
  readonly services = new Resource(() => this.api.reference.listOrderServices())
  readonly site = new Resource(() => this.api.reference.getSiteConfiguration(platformCode()))

  private readonly semaphore = new Semaphore()

  constructor(
    private readonly api: OrderApi,
    private readonly chosen: () => Chosen,
  ) {}

  /** Reloads what may have changed while the page was hidden, and loads what's missing. */
  async reload(): Promise<void> {
    await Promise.all([
      this.parcels.reload(),
      this.addresses.reload(),
      this.services.ensure(),
      this.site.ensure(),
    ])
  }

  /** Adds an address chosen in the address book without waiting for a reload. */
  addAddress(address: Address): void {
    const others = (this.addresses.value ?? []).filter(({ id }) => id !== address.id)
    this.addresses.set([...others, address])
  }

  /** Drops the data of the customer who was signed in. */
  clear(): void {
    for (const part of [this.parcels, this.addresses, this.stations]) part.clear()
  }

  /** Requests all submittable parcels in one list, and each of the others individually. */
  private async findParcels(ids: readonly string[]): Promise<readonly ChosenParcel[]> {
    const { items } = await this.api.parcels.list({
      status: ParcelStatus.Inbound,
      isSubmitted: false,
      maxResultCount: MAX_PARCELS,
    })
    const ready = new Map(items.map((parcel) => [parcel.id, parcel]))
    const find = async (id: string) => ready.get(id) ?? this.semaphore.run(() => this.findParcel(id))
    return Promise.all(ids.map(async (id) => chosenParcel(id, await find(id))))
  }

  private async findParcel(id: string): Promise<Parcel | null> {
    try {
      return await this.api.parcels.get(id)
    } catch (error) {
      if (isApiError(error) && error.kind === 'notFound') return null
      throw error
    }
  }
}
