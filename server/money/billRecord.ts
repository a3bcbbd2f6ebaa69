import { formatMoney, formatMoneyOrNull, parseMoney } from './money.ts'

import type { BillLineKind } from '../contracts/bill.ts'
import type { Localised } from '../texts/localised.ts'
import type { Bill } from './bill.ts'
import type { Explanation } from './billLines.ts'
import type { Load, Measured, MeteringRule, Pricing } from './freight.ts'

type AsText<T> = { readonly [Key in keyof T]: T[Key] extends bigint | null ? string | null : T[Key] }

/** A bill as an order stores it: amounts are decimal strings, texts are put together when it is read. */
export interface BillRecord {
  readonly load: Load
  readonly measured: Measured
  readonly rule: MeteringRule
  readonly pricing: AsText<Pricing>
  readonly currencyCode: string
  readonly lines: readonly {
    readonly kind: BillLineKind
    readonly name: Localised | null
    readonly amount: string
    readonly explanation: Explanation
  }[]
  /** Missing in bills that are older than this field. */
  readonly gstRate?: string | null
  readonly total: string
}

export function toBillRecord(bill: Bill): BillRecord {
  return {
    ...bill,
    pricing: toPricingRecord(bill.pricing),
    lines: bill.lines.map((line) => ({ ...line, amount: formatMoney(line.amount) })),
    total: formatMoney(bill.total),
  }
}

export function fromBillRecord(record: BillRecord): Bill {
  return {
    ...record,
    pricing: fromPricingRecord(record.pricing),
    lines: record.lines.map((line) => ({ ...line, amount: parseMoney(line.amount) })),
    gstRate: record.gstRate === undefined ? rateOfTaxLine(record) : record.gstRate,
    total: parseMoney(record.total),
  }
}

function fromPricingRecord(pricing: BillRecord['pricing']): Pricing {
  const minor = (price: string | null) => (price === null ? null : parseMoney(price))
  return {
    ...pricing,
    firstPrice: minor(pricing.firstPrice),
    continuePrice: minor(pricing.continuePrice),
    unitPrice: minor(pricing.unitPrice),
    fixedPrice: minor(pricing.fixedPrice),
    minimumCharge: minor(pricing.minimumCharge),
  }
}

/** The rate that a bill's tax line shows in percent. */
function rateOfTaxLine({ lines }: BillRecord): string | null {
  const percent = lines.find(({ kind }) => kind === 'Gst')?.explanation.params['percent']
  return typeof percent === 'string' ? (Number(percent) / 100).toFixed(4) : null
}

/** Prices as decimal strings. */
export function toPricingRecord(pricing: Pricing): BillRecord['pricing'] {
  return {
    ...pricing,
    firstPrice: formatMoneyOrNull(pricing.firstPrice),
    continuePrice: formatMoneyOrNull(pricing.continuePrice),
    unitPrice: formatMoneyOrNull(pricing.unitPrice),
    fixedPrice: formatMoneyOrNull(pricing.fixedPrice),
    minimumCharge: formatMoneyOrNull(pricing.minimumCharge),
  }
}
