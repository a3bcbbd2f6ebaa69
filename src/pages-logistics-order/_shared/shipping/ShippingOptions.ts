import type { Address } from '@/model/address/address'
import { platformCode } from '@/platform/build/platformCode'
import { Resource } from '@/stores/Resource'

import type { OrderApi } from '../orderApi'

/** More than a customer can have. */
const MAX_ADDRESSES = 99
const MAX_STATIONS = 99

/** What a customer can choose from. Each part loads and fails independently. */
export class ShippingOptions {
  readonly addresses = new Resource(async () => {
    const { items } = await this.api.addresses.list({ maxResultCount: MAX_ADDRESSES })
    return items
  })
  /** Pickup stations at the destination. */
  readonly stations = new Resource(async () => {
    const regionGroupId = this.regionGroupId()
    const { items } = await this.api.pickupStations.list({
      maxResultCount: MAX_STATIONS,
      ...(regionGroupId !== null && { regionGroupId }),
    })
    return items
  })
  readonly services = new Resource(() => this.api.reference.listOrderServices())
  readonly site = new Resource(() => this.api.reference.getSiteConfiguration(platformCode()))

  constructor(
    private readonly api: Pick<OrderApi, 'addresses' | 'pickupStations' | 'reference'>,
    private readonly regionGroupId: () => string | null,
  ) {}

  /** Reloads what may have changed while the page was hidden, and loads what's missing. */
  async reload(): Promise<void> {
    const stations = this.stations.value === null ? null : this.stations.reload()
    await Promise.all([this.addresses.reload(), this.services.ensure(), this.site.ensure(), stations])
  }

  /** Adds an address chosen in the address book without waiting for a reload. */
  addAddress(address: Address): void {
    const others = (this.addresses.value ?? []).filter(({ id }) => id !== address.id)
    this.addresses.set([...others, address])
  }

  /** Drops the data of the customer who was signed in. */
  clear(): void {
    this.addresses.clear()
    this.stations.clear()
  }
}
