import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { DraftForm } from '@/stores/form/DraftForm'
import { fitsShapeOf } from '@/stores/form/fitsShapeOf'

/** What a customer enters about how an order is shipped, without photos. */
export interface ShippingValues {
  readonly receivingMethod: ReceivingMethod
  /** Of an address in the address book. */
  readonly addressId: string | null
  readonly pickupStationId: string | null
  readonly shippingMethodTypeId: string | null
  readonly transportationChannelId: string | null
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly remarks: string
  readonly messageToStaff: string
}

/** The part of a form that the shipping sections use. */
export type ShippingForm = Pick<
  DraftForm<ShippingValues>,
  'values' | 'problems' | 'set' | 'photos' | 'photoProblem'
>

export const EMPTY_SHIPPING: ShippingValues = {
  receivingMethod: ReceivingMethod.DOOR,
  addressId: null,
  pickupStationId: null,
  shippingMethodTypeId: null,
  transportationChannelId: null,
  additionalServiceIds: [],
  isInsured: false,
  remarks: '',
  messageToStaff: '',
}

/**
 * Whether stored values can be restored.
 *
 * @param empty the page's empty form
 */
export function fitsForm(empty: ShippingValues, value: unknown): boolean {
  if (!fitsShapeOf(empty, value)) return false
  const { receivingMethod = empty.receivingMethod } = value as Partial<ShippingValues>
  return Object.values(ReceivingMethod).includes(receivingMethod)
}
