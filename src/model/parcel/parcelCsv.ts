import { csvText } from '../format/csv'
import type { Parcel } from './parcel'
import { formatDateTime } from '../format/relativeTime'

/** Columns of the table, in order. */
export const PARCEL_COLUMNS = [
  'expressNumber',
  'expressCompany',
  'status',
  'name',
  'currency',
  'value',
  'quantity',
  'tags',
  'weight',
  'volumeWeight',
  'size',
  'purchaseOrderNumber',
  'remarks',
  'isSubmitted',
  'freeUntil',
  'creationTime',
] as const
export type ParcelColumn = (typeof PARCEL_COLUMNS)[number]

interface Texts {
  readonly headers: Readonly<Record<ParcelColumn, string>>
  readonly yes: string
  readonly no: string
}

/** Exports the parcels as CSV, with headers in the customer's language. */
export function parcelCsv(parcels: readonly Parcel[], words: Texts): string {
  const head = PARCEL_COLUMNS.map((column) => words.headers[column])
  return csvText([head, ...parcels.map((parcel) => rowOf(parcel, words))])
}

function rowOf(parcel: Parcel, { yes, no }: Texts): string[] {
  const { length, width, height, storage } = parcel
  const cells: Record<ParcelColumn, string | number | null | undefined> = {
    expressNumber: parcel.expressNumber,
    expressCompany: parcel.expressCompany?.displayName,
    status: parcel.statusDisplayName,
    name: parcel.declaredName,
    currency: parcel.declaredCurrency,
    value: parcel.declaredValue,
    quantity: parcel.itemQuantity,
    tags: parcel.tags.join(', '),
    weight: parcel.weight,
    volumeWeight: parcel.volumeWeight,
    size: [length, width, height].every((side) => side !== null) ? `${length} × ${width} × ${height}` : null,
    purchaseOrderNumber: parcel.purchaseOrderNumber,
    remarks: parcel.remarks,
    isSubmitted: parcel.isSubmitted ? yes : no,
    freeUntil: storage?.lastFreeDay,
    creationTime: formatDateTime(parcel.creationTime),
  }
  return PARCEL_COLUMNS.map((column) => String(cells[column] ?? ''))
}
