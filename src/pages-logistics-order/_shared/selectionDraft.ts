import { isTextArray } from '@/model/format/isTextArray'
import { Draft } from '@/stores/form/Draft'

/** IDs of the parcels ticked for an order, until it is submitted. */
export const selectionDraft = new Draft<readonly string[]>('selectParcels', isTextArray)
