import type { Address } from '@/model/address/address'
import { isApiError } from '@/model/call/ApiError'
import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { chosenParcel, type ChosenParcel } from '@/model/order/logisticsOrder'
import type { Parcel } from '@/model/parcel/parcel'
import { platformCode } from '@/platform/build/platformCode'
import { Resource } from '@/stores/Resource'
import { Semaphore } from '@/stores/Semaphore'

import type { OrderApi } from '../../_shared/orderApi'

/** More than a customer can keep. */
const MAX_ADDRESSES = 99
const MAX_STATIONS = 99
/** Those beyond are asked for one by one. */
const MAX_PARCELS = 200

/** What the page asks for on behalf of what is chosen. */
export interface Chosen {
  readonly parcelIds: readonly string[]
  /** Where pickup points are looked for. */
  readonly regionGroupId: string | null
  readonly couponQuestion: CouponQuestion | null
}

/** What there is to choose from for an order; each part comes and fails on its own. */
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
  readonly coupons = new Resource<readonly ApplicableCoupon[]>(async () => {
    const { couponQuestion } = this.chosen()
    return couponQuestion === null ? [] : this.api.coupons.listApplicable(couponQuestion)
  })

  private readonly semaphore = new Semaphore()

  constructor(
    private readonly api: OrderApi,
    private readonly chosen: () => Chosen,
  ) {}

  /** Reads what may have changed while the page was away, and what is not there yet. */
  async reload(): Promise<void> {
    await Promise.all([
      this.parcels.reload(),
      this.addresses.reload(),
      this.services.ensure(),
      this.site.ensure(),
    ])
  }

  /** One that was chosen in the address book is there at once. */
  addAddress(address: Address): void {
    const others = (this.addresses.value ?? []).filter(({ id }) => id !== address.id)
    this.addresses.set([...others, address])
  }

  /** What belonged to a customer is gone with them. */
  clear(): void {
    for (const part of [this.parcels, this.addresses, this.stations, this.coupons]) part.clear()
  }

  /** The parcels that can be submitted come in one list; each of the others is asked for by itself. */
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
