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

/** What a parcel contains, for all rows or for one. */
export type GoodsValues = Pick<DeclarationValues, GoodsField>

type RowField = GoodsField | 'expressNumber' | 'expressCompanyCode'

/** What the customer has entered for one number. */
export interface RowEntry {
  readonly expressNumber: string
  readonly companyCode: string | null
  /** Goods that differ from the common ones. */
  readonly own: Partial<GoodsValues>
}

export interface BatchRow extends RowEntry {
  /** Null until it is declared. */
  readonly parcelId: string | null
  /** Whether the server refused it because it was declared before. */
  readonly isTaken: boolean
  readonly problems: FieldProblems<RowField>
  /** Why it was refused, where no field is named. */
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

export function rowOf(entry: RowEntry): BatchRow {
  return { ...entry, parcelId: null, isTaken: false, problems: {}, message: null }
}

/** The goods that a row declares: its own before the common ones. */
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

/** Puts a refusal at the fields that it names, or at the row. */
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

/** Numbers are compared without spaces and dashes. */
export function sameNumber(expressNumber: string): string {
  return expressNumber.replace(/[\s-]/g, '').toUpperCase()
}

/** Drops the problems of fields that were changed. */
export function withoutProblems(row: BatchRow, fields: readonly string[]): BatchRow {
  const problems = { ...row.problems }
  for (const field of fields.filter(isRowField)) delete problems[field]
  return { ...row, problems, message: null }
}
