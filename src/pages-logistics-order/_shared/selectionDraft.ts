import { isTextArray } from '@/model/format/isTextArray'
import { Draft } from '@/stores/form/Draft'

/** The IDs of the parcels ticked for an order, until they are one. */
export const selectionDraft = new Draft<readonly string[]>('selectParcels', isTextArray)
