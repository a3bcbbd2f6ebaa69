import { EMPTY_GOODS, GOODS_FIELDS, type BatchRow, type GoodsValues } from './batchRow'

export interface BatchValues {
  /** Pasted text. */
  readonly text: string
  /** Goods of the rows that don't override them. */
  readonly common: GoodsValues
  readonly rows: readonly BatchRow[]
}

export const EMPTY_BATCH: BatchValues = { text: '', common: EMPTY_GOODS, rows: [] }

/** Draft of a batch: drops declared rows, and resets `isTaken`, which is checked again. */
export function toBatchDraft({ text, common, rows }: BatchValues): BatchValues {
  const open = rows.filter(({ parcelId }) => parcelId === null)
  return { text, common, rows: open.map((row) => ({ ...row, isTaken: false })) }
}

/** Leaves out the currency, which the page fills in itself. */
export function withoutPrefilled(values: BatchValues): BatchValues {
  const { text, common, rows } = toBatchDraft(values)
  return { text, common: { ...common, declaredCurrency: EMPTY_GOODS.declaredCurrency }, rows }
}

/** Whether stored values can be restored; goods may lack fields that an older version didn't know. */
export function isBatchValues(value: unknown): value is BatchValues {
  if (!isObject(value)) return false
  const { text, common, rows } = value
  return typeof text === 'string' && isGoods(common) && Array.isArray(rows) && rows.every(isRow)
}

function isRow(value: unknown): value is BatchRow {
  if (!isObject(value)) return false
  const { expressNumber, companyCode, own, parcelId, problems, message } = value
  const isEntry = typeof expressNumber === 'string' && isTextOrNull(companyCode) && isGoods(own)
  const areProblems = isObject(problems) && Object.values(problems).every(isProblem)
  return isEntry && parcelId === null && isTextOrNull(message) && areProblems
}

/** Accepts any subset of the fields, each with the right type. */
function isGoods(value: unknown): value is Partial<GoodsValues> {
  if (!isObject(value)) return false
  return GOODS_FIELDS.filter((field) => field in value).every((field) =>
    field === 'declaredNameId'
      ? isTextOrNull(value[field])
      : typeof value[field] === typeof EMPTY_GOODS[field],
  )
}

/** Checks only what `problemText` needs. */
function isProblem(value: unknown): boolean {
  return isObject(value) && typeof value.kind === 'string'
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
