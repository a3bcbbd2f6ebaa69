import { isApiError } from '@/model/call/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { chosenParcel, type ChosenParcel } from '@/model/order/logisticsOrder'
import type { Parcel } from '@/model/parcel/parcel'
import { Resource } from '@/stores/Resource'
import { Semaphore } from '@/stores/Semaphore'

import type { OrderApi } from '../../_shared/orderApi'

/** Parcels beyond this limit are requested one by one. */
const MAX_PARCELS = 200

/** Reads the parcels picked for an order: submittable ones in one list, the others one by one. */
export function chosenParcels(
  { parcels }: Pick<OrderApi, 'parcels'>,
  ids: () => readonly string[],
): Resource<readonly ChosenParcel[]> {
  const semaphore = new Semaphore()

  async function find(id: string): Promise<Parcel | null> {
    try {
      return await parcels.get(id)
    } catch (error) {
      if (isApiError(error) && error.kind === 'notFound') return null
      throw error
    }
  }

  return new Resource(async () => {
    const picked = ids()
    const { items } = await parcels.list({
      status: ParcelStatus.Inbound,
      isSubmitted: false,
      maxResultCount: MAX_PARCELS,
    })
    const ready = new Map(items.map((parcel) => [parcel.id, parcel]))
    return Promise.all(
      picked.map(async (id) => chosenParcel(id, ready.get(id) ?? (await semaphore.run(() => find(id))))),
    )
  })
}
