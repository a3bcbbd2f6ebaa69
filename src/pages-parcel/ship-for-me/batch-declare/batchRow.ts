import type { ExpressCompany, ParcelDeclaration, RowRefusal } from '@/model/parcel/parcel'
import type { FieldProblems } from '@/model/validation/FieldProblem'

import {
  EMPTY_DECLARATION,
  toDeclaration,
  validateDeclaration,
  type DeclarationValues,
} from '../../_shared/declaration/DeclarationForm'

export const GOODS_FIELDS = [
  'declaredName',
  'declaredNameId',
  'declaredCurrency',
  'declaredValue',
  'itemQuantity',
] as const
export type GoodsField = (typeof GOODS_FIELDS)[number]

/** What is inside, for all rows or for one. */
export type GoodsValues = Pick<DeclarationValues, GoodsField>

type RowField = GoodsField | 'expressNumber' | 'expressCompanyCode'

/** What the customer says about one number, as far as it differs from what is said for all. */
export interface RowWords {
  readonly expressNumber: string
  readonly companyCode: string | null
  readonly own: Partial<GoodsValues>
}

/** A row as a draft keeps it: with what was wrong with it. */
export type KeptRow = RowWords & Pick<BatchRow, 'problems' | 'message'>

export interface BatchRow extends RowWords {
  /** The parcel that it is now; null until it is declared. */
  readonly parcelId: string | null
  /** Whether the server said that it was declared before. */
  readonly isTaken: boolean
  readonly problems: FieldProblems<RowField>
  /** Why it was refused, where that is about no field of the row. */
  readonly message: string | null
}

export type RowStatus = 'open' | 'refused' | 'declared' | 'known'

export const EMPTY_GOODS: GoodsValues = {
  declaredName: EMPTY_DECLARATION.declaredName,
  declaredNameId: EMPTY_DECLARATION.declaredNameId,
  declaredCurrency: EMPTY_DECLARATION.declaredCurrency,
  declaredValue: EMPTY_DECLARATION.declaredValue,
  itemQuantity: EMPTY_DECLARATION.itemQuantity,
}

export function rowOf(words: RowWords): BatchRow {
  return { ...words, parcelId: null, isTaken: false, problems: {}, message: null }
}

/** What a row declares: its own words before those for all. */
export function goodsOf({ own }: Pick<RowWords, 'own'>, common: GoodsValues): GoodsValues {
  return { ...common, ...own }
}

export function problemsOf(row: BatchRow, common: GoodsValues): FieldProblems<RowField> {
  return validateDeclaration(valuesOf(row, common))
}

export function declarationOf(
  row: BatchRow,
  common: GoodsValues,
  company: ExpressCompany | null,
): ParcelDeclaration {
  return toDeclaration(valuesOf(row, common), company?.code ?? null, [])
}

function valuesOf(row: BatchRow, common: GoodsValues): DeclarationValues {
  return { ...EMPTY_DECLARATION, expressNumber: row.expressNumber, ...goodsOf(row, common) }
}

/** Puts a refusal where it belongs: at its fields, or beside the row. */
export function refusedRow(row: BatchRow, { code, message, validationErrors }: RowRefusal): BatchRow {
  if (code === 'ParcelNumberTaken') return { ...row, isTaken: true }
  const problems: FieldProblems<RowField> = {}
  for (const { message: words, members } of validationErrors) {
    for (const member of members.filter(isRowField)) problems[member] = { kind: 'server', message: words }
  }
  return { ...row, problems, message: Object.keys(problems).length > 0 ? null : message }
}

function isRowField(member: string): member is RowField {
  return ['expressNumber', 'expressCompanyCode', ...GOODS_FIELDS].includes(member)
}

/** As numbers are compared: dashes are for the eye. */
export function sameNumber(expressNumber: string): string {
  return expressNumber.replace(/[\s-]/g, '').toUpperCase()
}

/** What was wrong with a field that is changed now is no longer known to be. */
export function withoutProblems(row: BatchRow, fields: readonly string[]): BatchRow {
  const problems = { ...row.problems }
  for (const field of fields.filter(isRowField)) delete problems[field]
  return { ...row, problems, message: null }
}
