import type { Parcel } from '../parcel/parcel'
import { MAX_PARCELS_PER_ORDER, summaryOf } from '../parcel/parcelSelection'
import type { RuleKind } from './consolidationRule'
import { parcelObstacle, type ChosenParcel } from './logisticsOrder'
import { byWarehouse } from './selectableParcels'

/** What today's prices are for: parcels, or a box of an assumed weight while there's nothing to weigh. */
export type RuleBasis =
  | {
      readonly kind: 'parcels'
      readonly parcelIds: readonly string[]
      /** Parcels of the rule that have no price yet. */
      readonly missingCount: number
    }
  | { readonly kind: 'box'; readonly kilograms: number }

/** A usual shipment. */
const SAMPLE_KILOGRAMS = 5

interface Question {
  readonly kind: RuleKind
  /** Those that a rule for certain parcels names. */
  readonly chosen: readonly ChosenParcel[]
  /** All that are on their way or in the warehouse. */
  readonly parcels: readonly Parcel[]
  /** What a rule for a weight waits for; null while it isn't a number. */
  readonly kilograms: number | null
}

/** Prices as much as is known today of what the rule would ship. */
export function ruleBasis({ kind, chosen, parcels, kilograms }: Question): RuleBasis {
  const named = kind === 'PARCELS' ? chosen.flatMap(({ parcel }) => parcel ?? []) : parcels
  const ready = heaviest(byWarehouse(named).map((group) => group.ready)).slice(0, MAX_PARCELS_PER_ORDER)
  if (kind === 'WEIGHT' && kilograms !== null && summaryOf(ready).weight < kilograms)
    return { kind: 'box', kilograms }
  if (ready.length === 0) return { kind: 'box', kilograms: SAMPLE_KILOGRAMS }
  const missingCount = kind === 'PARCELS' ? named.length - ready.length : 0
  return { kind: 'parcels', parcelIds: ready.map(({ id }) => id), missingCount }
}

/** An order leaves from one warehouse; a rule takes the one where most weight lies. */
function heaviest(groups: readonly (readonly Parcel[])[]): readonly Parcel[] {
  const [first = []] = [...groups].sort((a, b) => summaryOf(b).weight - summaryOf(a).weight)
  return first
}

/** A parcel named by a rule. Unlike an order, a rule takes those that haven't arrived yet. */
export function ruleParcel(id: string, parcel: Parcel | null): ChosenParcel {
  if (parcel === null) return { id, parcel, obstacle: 'gone' }
  const obstacle = parcelObstacle(parcel)
  return { id, parcel, obstacle: obstacle === 'notCheckedIn' ? null : obstacle }
}

/** Why a parcel can't be added: a rule takes parcels of one warehouse, and no more than an order. */
export function ruleParcelRefusal(
  parcel: Pick<Parcel, 'warehouseId'>,
  chosen: readonly ChosenParcel[],
): 'full' | 'otherWarehouse' | null {
  const warehouseId = chosen.find((other) => other.parcel !== null)?.parcel?.warehouseId
  if (warehouseId !== undefined && warehouseId !== parcel.warehouseId) return 'otherWarehouse'
  return chosen.length >= MAX_PARCELS_PER_ORDER ? 'full' : null
}
