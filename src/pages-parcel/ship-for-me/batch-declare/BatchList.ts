import { makeAutoObservable, observableRef } from 'mobx'

import type { BatchRowResult, ExpressCompany, LiveParcel } from '@/model/parcel/parcel'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import type { Resource } from '@/stores/Resource'

import type { CourierGuesses } from '../../_shared/declaration/CourierGuesses'
import type { DeclarationChoices } from '../../_shared/declaration/DeclarationChoices'
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
  type KeptRow,
  type RowStatus,
  type RowWords,
} from './batchRow'

/** How many numbers one batch takes. */
export const MOST_ROWS = 200

const SHOWN_FIELDS: readonly GoodsField[] = [
  'declaredName',
  'declaredCurrency',
  'declaredValue',
  'itemQuantity',
]

/** The rows of a batch: what is said for all, what is said for one, and where each stands. */
export class BatchList {
  common: GoodsValues = EMPTY_GOODS
  rows: readonly BatchRow[] = []

  constructor(
    private readonly live: Resource<readonly LiveParcel[]>,
    private readonly choices: DeclarationChoices,
    private readonly couriers: CourierGuesses,
  ) {
    makeAutoObservable<this, 'live' | 'choices' | 'couriers'>(
      this,
      { common: observableRef, rows: observableRef, live: false, choices: false, couriers: false },
      { autoBind: true },
    )
  }

  /** What can still be declared. */
  get pending(): readonly BatchRow[] {
    return this.rows.filter((row) => ['open', 'refused'].includes(this.statusOf(row)))
  }

  /** What is wrong with what is said for all: some row has nothing of its own in its place. */
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

  count(status: RowStatus): number {
    return this.rows.filter((row) => this.statusOf(row) === status).length
  }

  statusOf({ expressNumber, parcelId, isTaken, problems, message }: BatchRow): RowStatus {
    if (parcelId !== null) return 'declared'
    if (isTaken || this.declaredNumbers.has(sameNumber(expressNumber))) return 'known'
    return message !== null || Object.values(problems).some(Boolean) ? 'refused' : 'open'
  }

  /** What has to be filled in before a row can be declared. */
  missingOf(row: BatchRow): readonly GoodsField[] {
    const problems = problemsOf(row, this.common)
    return SHOWN_FIELDS.filter((field) => problems[field])
  }

  /** The courier that will be declared: the customer's choice, or the likeliest by the number. */
  companyOf({ expressNumber, companyCode }: RowWords): ExpressCompany | null {
    if (companyCode === null) return this.couriers.of(expressNumber)[0] ?? null
    return this.choices.companies.value?.find(({ code }) => code === companyCode) ?? null
  }

  /** Puts numbers at the end that are not there yet, as long as there is room. */
  add(expressNumbers: readonly string[]): void {
    const listed = new Set(this.rows.map(({ expressNumber }) => expressNumber))
    const added = expressNumbers.filter((number) => !listed.has(number)).slice(0, MOST_ROWS - listed.size)
    this.rows = [
      ...this.rows,
      ...added.map((number) => rowOf({ expressNumber: number, companyCode: null, own: {} })),
    ]
    void this.couriers.ask(added)
  }

  remove(expressNumber: string): void {
    this.rows = this.rows.filter((row) => row.expressNumber !== expressNumber)
  }

  /** Says something for all rows that have nothing of their own in its place. */
  setCommon(values: Partial<GoodsValues>): void {
    this.common = { ...this.common, ...values }
    this.rows = this.rows.map((row) => withoutProblems(row, Object.keys(values)))
  }

  /** Says something for one row. */
  setOwn(expressNumber: string, values: Partial<GoodsValues>): void {
    this.change(expressNumber, (row) => ({ ...row, own: { ...row.own, ...values } }), Object.keys(values))
  }

  /** Back to what is said for all. */
  clearOwn(expressNumber: string): void {
    this.change(expressNumber, (row) => ({ ...row, own: {} }), SHOWN_FIELDS)
  }

  setCompany(expressNumber: string, companyCode: string): void {
    this.change(expressNumber, (row) => ({ ...row, companyCode }), ['expressCompanyCode'])
  }

  /** Finds what is wrong with each row that can still be declared. */
  check(): void {
    const pending = new Set(this.pending)
    this.rows = this.rows.map((row) =>
      pending.has(row) ? { ...row, problems: problemsOf(row, this.common), message: null } : row,
    )
  }

  /** Takes over what came of rows that were sent, in their order. */
  take(sent: readonly BatchRow[], results: readonly BatchRowResult[]): void {
    const resultOf = new Map(sent.map(({ expressNumber }, index) => [expressNumber, results[index]]))
    this.rows = this.rows.map((row) => {
      const result = resultOf.get(row.expressNumber)
      if (!result) return row
      return result.refusal ? refusedRow(row, result.refusal) : { ...row, parcelId: result.parcelId }
    })
  }

  /** Puts what has to be looked at on top. */
  raiseRefused(): void {
    const isRefused = (row: BatchRow) => this.statusOf(row) === 'refused'
    this.rows = [...this.rows.filter(isRefused), ...this.rows.filter((row) => !isRefused(row))]
  }

  /** Begins with what was said before, or with nothing. */
  restore(common: GoodsValues, rows: readonly KeptRow[]): void {
    this.common = common
    this.rows = rows.map((row) => ({ ...rowOf(row), ...row }))
    void this.couriers.ask(rows.map(({ expressNumber }) => expressNumber))
  }

  private get declaredNumbers(): ReadonlySet<string> {
    const declared = (this.live.value ?? []).filter(({ isDeclared }) => isDeclared)
    return new Set(declared.map(({ expressNumber }) => sameNumber(expressNumber)))
  }

  private change(number: string, change: (row: BatchRow) => BatchRow, fields: readonly string[]): void {
    this.rows = this.rows.map((row) =>
      row.expressNumber === number ? withoutProblems(change(row), fields) : row,
    )
  }
}
