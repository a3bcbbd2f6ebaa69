import { EMPTY_GOODS, GOODS_FIELDS, type BatchRow, type GoodsValues } from './batchRow'

export interface BatchValues {
  /** The pasted text that numbers are looked for in. */
  readonly text: string
  /** Goods of all rows that have no values of their own. */
  readonly common: GoodsValues
  readonly rows: readonly BatchRow[]
}

export const EMPTY_BATCH: BatchValues = { text: '', common: EMPTY_GOODS, rows: [] }

/** What is kept of a batch: rows that became parcels are done, and which numbers are in use is asked again. */
export function toKeptBatch({ text, common, rows }: BatchValues): BatchValues {
  const open = rows.filter(({ parcelId }) => parcelId === null)
  return { text, common, rows: open.map((row) => ({ ...row, isTaken: false })) }
}

/** Without the currency, which the page fills in by itself. */
export function ownWorkIn(values: BatchValues): BatchValues {
  const { text, common, rows } = toKeptBatch(values)
  return { text, common: { ...common, declaredCurrency: EMPTY_GOODS.declaredCurrency }, rows }
}

/** Whether stored values are such as this version writes. */
export function isBatchValues(value: unknown): value is BatchValues {
  if (!isObject(value)) return false
  const { text, common, rows } = value
  return (
    typeof text === 'string' &&
    isGoods(common) &&
    GOODS_FIELDS.every((field) => field in common) &&
    Array.isArray(rows) &&
    rows.every(isRow)
  )
}

function isRow(value: unknown): value is BatchRow {
  if (!isObject(value)) return false
  const { expressNumber, companyCode, own, parcelId, problems, message } = value
  const isEntry = typeof expressNumber === 'string' && isTextOrNull(companyCode) && isGoods(own)
  const areProblems = isObject(problems) && Object.values(problems).every(isProblem)
  return isEntry && parcelId === null && isTextOrNull(message) && areProblems
}

/** Any of the fields, each of its kind. */
function isGoods(value: unknown): value is Partial<GoodsValues> {
  if (!isObject(value)) return false
  return GOODS_FIELDS.filter((field) => field in value).every((field) =>
    field === 'declaredNameId'
      ? isTextOrNull(value[field])
      : typeof value[field] === typeof EMPTY_GOODS[field],
  )
}

/** As much as `problemText` needs. */
function isProblem(value: unknown): boolean {
  return isObject(value) && typeof value.kind === 'string'
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
