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
  'englishName',
  'material',
  'declaredCurrency',
  'declaredValue',
  'itemQuantity',
] as const
export type GoodsField = (typeof GOODS_FIELDS)[number]

/** Contents of a parcel, common or for one row. */
export type GoodsValues = Pick<DeclarationValues, GoodsField>

type RowField = GoodsField | 'expressNumber' | 'expressCompanyCode'

/** The customer's input for one number. */
export interface RowEntry {
  readonly expressNumber: string
  readonly companyCode: string | null
  /** Overrides of the common goods. */
  readonly own: Partial<GoodsValues>
}

export interface BatchRow extends RowEntry {
  /** Null until declared. */
  readonly parcelId: string | null
  /** True if the server refused the number as already declared. */
  readonly isTaken: boolean
  readonly problems: FieldProblems<RowField>
  /** Reason for a refusal that names no field. */
  readonly message: string | null
}

export type RowStatus = 'open' | 'refused' | 'declared' | 'known'

export const EMPTY_GOODS: GoodsValues = {
  declaredName: EMPTY_DECLARATION.declaredName,
  declaredNameId: EMPTY_DECLARATION.declaredNameId,
  englishName: EMPTY_DECLARATION.englishName,
  material: EMPTY_DECLARATION.material,
  declaredCurrency: EMPTY_DECLARATION.declaredCurrency,
  declaredValue: EMPTY_DECLARATION.declaredValue,
  itemQuantity: EMPTY_DECLARATION.itemQuantity,
}

export function rowOf(entry: RowEntry): BatchRow {
  return { ...entry, parcelId: null, isTaken: false, problems: {}, message: null }
}

/** Goods of a row: the common ones with its overrides applied. */
export function goodsOf({ own }: Pick<RowEntry, 'own'>, common: GoodsValues): GoodsValues {
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

/** Attaches a refusal to the fields it names, or else to the row. */
export function refusedRow(row: BatchRow, { code, message, validationErrors }: RowRefusal): BatchRow {
  if (code === 'ParcelNumberTaken') return { ...row, isTaken: true }
  const problems: FieldProblems<RowField> = {}
  for (const { message: text, members } of validationErrors) {
    for (const member of members.filter(isRowField)) problems[member] = { kind: 'server', message: text }
  }
  return { ...row, problems, message: Object.keys(problems).length > 0 ? null : message }
}

function isRowField(member: string): member is RowField {
  return ['expressNumber', 'expressCompanyCode', ...GOODS_FIELDS].includes(member)
}

/** Form of a number for comparison: uppercase, without spaces and dashes. */
export function sameNumber(expressNumber: string): string {
  return expressNumber.replace(/[\s-]/g, '').toUpperCase()
}

/** Clears the row's message and the problems of the given fields. */
export function withoutProblems(row: BatchRow, fields: readonly string[]): BatchRow {
  const problems = { ...row.problems }
  for (const field of fields.filter(isRowField)) delete problems[field]
  return { ...row, problems, message: null }
}
