import { EMPTY_GOODS, GOODS_FIELDS, type GoodsValues, type KeptRow } from './batchRow'

/** What is kept of a batch that was begun. */
export interface BatchDraft {
  readonly text: string
  readonly common: GoodsValues
  readonly rows: readonly KeptRow[]
}

/** Whether a stored value is a draft that this version can read. */
export function isBatchDraft(value: unknown): value is BatchDraft {
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

function isRow(value: unknown): value is KeptRow {
  if (!isObject(value)) return false
  const { expressNumber, companyCode, own, problems, message } = value
  const isSaid = typeof expressNumber === 'string' && isTextOrNull(companyCode) && isGoods(own)
  return isSaid && isTextOrNull(message) && isObject(problems) && Object.values(problems).every(isProblem)
}

/** The fields that are there are of their kind. */
function isGoods(value: unknown): value is Partial<GoodsValues> {
  if (!isObject(value)) return false
  return GOODS_FIELDS.filter((field) => field in value).every((field) =>
    field === 'declaredNameId'
      ? isTextOrNull(value[field])
      : typeof value[field] === typeof EMPTY_GOODS[field],
  )
}

/** As far as it is needed to put it into words. */
function isProblem(value: unknown): boolean {
  return isObject(value) && typeof value.kind === 'string'
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
