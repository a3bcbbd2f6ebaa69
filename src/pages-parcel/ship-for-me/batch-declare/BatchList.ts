import { makeAutoObservable } from 'mobx'

import type { BatchRowResult, ExpressCompany, LiveParcel } from '@/model/parcel/parcel'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import type { Form } from '@/stores/form/Form'
import type { Resource } from '@/stores/Resource'

import type { CourierSuggestions } from '../../_shared/declaration/CourierSuggestions'
import type { DeclarationChoices } from '../../_shared/declaration/DeclarationChoices'
import type { BatchValues } from './batchForm'
import {
  EMPTY_GOODS,
  problemsOf,
  refusedRow,
  rowOf,
  sameNumber,
  withoutProblems,
  type BatchRow,
  type GoodsField,
  type GoodsValues,
  type RowStatus,
  type RowEntry,
} from './batchRow'

/** Maximum number of rows in a batch. */
export const MAX_BATCH_ROWS = 200

const SHOWN_FIELDS: readonly GoodsField[] = [
  'declaredName',
  'englishName',
  'declaredCurrency',
  'declaredValue',
  'itemQuantity',
]

const NO_CUSTOMS: Partial<GoodsValues> = { englishName: '', material: '' }

/** Rows of a batch, with common goods, per-row overrides and statuses. */
export class BatchList {
  constructor(
    private readonly form: Form<BatchValues>,
    private readonly live: Resource<readonly LiveParcel[]>,
    private readonly choices: DeclarationChoices,
    private readonly couriers: CourierSuggestions,
  ) {
    makeAutoObservable<this, 'form' | 'live' | 'choices' | 'couriers'>(
      this,
      { form: false, live: false, choices: false, couriers: false },
      { autoBind: true },
    )
  }

  /** A draft from an older version may lack fields. */
  get common(): GoodsValues {
    return { ...EMPTY_GOODS, ...this.form.values.common }
  }

  get rows(): readonly BatchRow[] {
    return this.form.values.rows
  }

  get isFull(): boolean {
    return this.rows.length >= MAX_BATCH_ROWS
  }

  /** Rows that can still be declared. */
  get pending(): readonly BatchRow[] {
    return this.rows.filter((row) => ['open', 'refused'].includes(this.statusOf(row)))
  }

  /** Problems of the common goods, for fields that at least one pending row doesn't override. */
  get commonProblems(): Partial<Record<GoodsField, FieldProblem>> {
    const found: Partial<Record<GoodsField, FieldProblem>> = {}
    for (const { own, problems } of this.pending) {
      for (const field of SHOWN_FIELDS) {
        const problem = problems[field]
        if (problem && problem.kind !== 'server' && !(field in own)) found[field] = problem
      }
    }
    return found
  }

  has(expressNumber: string): boolean {
    return this.rows.some((row) => row.expressNumber === expressNumber)
  }

  count(status: RowStatus): number {
    return this.rows.filter((row) => this.statusOf(row) === status).length
  }

  statusOf({ expressNumber, parcelId, isTaken, problems, message }: BatchRow): RowStatus {
    if (parcelId !== null) return 'declared'
    if (isTaken || this.declaredNumbers.has(sameNumber(expressNumber))) return 'known'
    return message !== null || Object.values(problems).some(Boolean) ? 'refused' : 'open'
  }

  /** Fields to fill in or correct before the row can be declared. */
  missingOf(row: BatchRow): readonly GoodsField[] {
    const problems = problemsOf(row, this.common)
    return SHOWN_FIELDS.filter((field) => problems[field])
  }

  /** The courier that will be declared: the customer's choice, or else the most likely one. */
  companyOf({ expressNumber, companyCode }: RowEntry): ExpressCompany | null {
    if (companyCode === null) return this.couriers.of(expressNumber)[0] ?? null
    return this.choices.companies.value?.find(({ code }) => code === companyCode) ?? null
  }

  /** Appends new numbers, up to `MAX_BATCH_ROWS`. */
  add(expressNumbers: readonly string[]): void {
    const added = expressNumbers
      .filter((number) => !this.has(number))
      .slice(0, MAX_BATCH_ROWS - this.rows.length)
    this.setRows([
      ...this.rows,
      ...added.map((number) => rowOf({ expressNumber: number, companyCode: null, own: {} })),
    ])
    void this.couriers.load(added)
  }

  remove(expressNumber: string): void {
    this.setRows(this.rows.filter((row) => row.expressNumber !== expressNumber))
  }

  /** Sets common goods, used by every row that doesn't override them. */
  setCommon(values: Partial<GoodsValues>): void {
    this.form.set('common', { ...this.common, ...values })
    this.setRows(this.rows.map((row) => withoutProblems(row, Object.keys(values))))
  }

  /** Overrides goods for one row. What customs asks about the common goods doesn't fit goods of another name. */
  setOverride(expressNumber: string, values: Partial<GoodsValues>): void {
    const customs = values.declaredName === undefined ? {} : NO_CUSTOMS
    const changed = { ...customs, ...values }
    this.change(expressNumber, (row) => ({ ...row, own: { ...row.own, ...changed } }), Object.keys(changed))
  }

  /** Removes a row's overrides. */
  clearOverrides(expressNumber: string): void {
    this.change(expressNumber, (row) => ({ ...row, own: {} }), SHOWN_FIELDS)
  }

  setCompany(expressNumber: string, companyCode: string): void {
    this.change(expressNumber, (row) => ({ ...row, companyCode }), ['expressCompanyCode'])
  }

  /** Validates the pending rows. */
  check(): void {
    const pending = new Set(this.pending)
    this.setRows(
      this.rows.map((row) =>
        pending.has(row) ? { ...row, problems: problemsOf(row, this.common), message: null } : row,
      ),
    )
  }

  /** @param results one per sent row, in the same order */
  applyResults(sent: readonly BatchRow[], results: readonly BatchRowResult[]): void {
    const resultOf = new Map(sent.map(({ expressNumber }, index) => [expressNumber, results[index]]))
    this.setRows(
      this.rows.map((row) => {
        const result = resultOf.get(row.expressNumber)
        if (!result) return row
        return result.refusal ? refusedRow(row, result.refusal) : { ...row, parcelId: result.parcelId }
      }),
    )
  }

  moveRefusedToTop(): void {
    const isRefused = (row: BatchRow) => this.statusOf(row) === 'refused'
    this.setRows([...this.rows.filter(isRefused), ...this.rows.filter((row) => !isRefused(row))])
  }

  private setRows(rows: readonly BatchRow[]): void {
    this.form.set('rows', rows)
  }

  private get declaredNumbers(): ReadonlySet<string> {
    const declared = (this.live.value ?? []).filter(({ isDeclared }) => isDeclared)
    return new Set(declared.map(({ expressNumber }) => sameNumber(expressNumber)))
  }

  private change(number: string, change: (row: BatchRow) => BatchRow, fields: readonly string[]): void {
    this.setRows(
      this.rows.map((row) => (row.expressNumber === number ? withoutProblems(change(row), fields) : row)),
    )
  }
}
