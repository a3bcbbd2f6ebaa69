import { after, DAY_MS } from '../../../base/time/clock.ts'
import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { cheapestOffer, type Offer } from './comparison.ts'

import type { Bill } from '../../../money/bill.ts'
import type { ExpectedParcel, ParcelRow } from '../../parcel/index.ts'
import type { EstimateOf } from './quoting.ts'

/** What it changes to wait for a parcel instead of sending the others now and it later. */
export interface Waiting extends ExpectedParcel {
  readonly together: Offer
  readonly alone: Offer
  /** Negative if waiting saves money. */
  readonly change: bigint
  /** What storing the others until then adds. */
  readonly storageFee: bigint
}

/** @returns null where no channel takes all of them, or that parcel alone */
export async function waitingFor(
  expected: ExpectedParcel,
  { parcels, together, now }: { parcels: readonly ParcelRow[]; together: Offer; now: Date },
  estimateOf: EstimateOf,
): Promise<Waiting | null> {
  const then = after(now, (expected.days ?? 0) * DAY_MS)
  const parcel = { ...expected.parcel, status: ParcelStatus.Inbound, statusTime: then, inboundTime: then }
  const withIt = await cheapestOffer(estimateOf, [...parcels, parcel], then)
  const alone = await cheapestOffer(estimateOf, [parcel], then)
  if (!withIt || !alone) return null
  return {
    ...expected,
    together: withIt,
    alone,
    change: withIt.bill.total - together.bill.total - alone.bill.total,
    storageFee: storageFeeOf(withIt.bill) - storageFeeOf(together.bill),
  }
}

function storageFeeOf({ lines }: Bill): bigint {
  return lines.find(({ kind }) => kind === 'StorageFee')?.amount ?? 0n
}
