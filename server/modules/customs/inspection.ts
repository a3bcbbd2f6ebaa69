import type { Language } from '../../contracts/enumerations.ts'
import type { ItemNames } from '../declaredName/index.ts'
import type { ChannelRow } from '../shipping/index.ts'
import type { CatalogueItem } from './catalogue.ts'
import type { CustomsTables } from './tables.ts'
import type { Destination } from './tableSchema.ts'

/** What parcels are looked at with. */
export interface Inspection {
  readonly language: Language
  readonly tables: CustomsTables
  readonly catalogue: ReadonlyMap<string, CatalogueItem>
  readonly itemNames: ItemNames
  /** Null where the tables have nothing on it, or nobody knows where the parcels go. */
  readonly destination: Destination | null
  /** Null while no delivery method is chosen. */
  readonly channel: ChannelRow | null
}

/** Whether something holds for the chosen delivery method; before one is chosen, everything does. */
export function holdsFor({ methods }: { methods?: readonly string[] }, { channel }: Inspection): boolean {
  return methods === undefined || channel === null || methods.includes(channel.shippingMethodTypeId)
}
