import type { Language } from '../../contracts/enumerations.ts'
import type { ItemNames } from '../declaredName/index.ts'
import type { ChannelRow } from '../shipping/index.ts'
import type { CatalogueItem } from './catalogue.ts'
import type { CustomsTables } from './tables.ts'
import type { Destination } from './tableSchema.ts'

/** What parcels are checked against. */
export interface Inspection {
  readonly language: Language
  readonly tables: CustomsTables
  readonly catalogue: ReadonlyMap<string, CatalogueItem>
  readonly itemNames: ItemNames
  /** Null if it isn't known, or the tables don't have it. */
  readonly destination: Destination | null
  /** Null while no delivery method is chosen. */
  readonly channel: ChannelRow | null
}

/** Whether something applies to the chosen delivery method; before one is chosen, everything does. */
export function appliesTo({ methods }: { methods?: readonly string[] }, { channel }: Inspection): boolean {
  return methods === undefined || channel === null || methods.includes(channel.shippingMethodTypeId)
}
