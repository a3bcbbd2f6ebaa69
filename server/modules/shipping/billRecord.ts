import { MeteringType } from '../../contracts/enumerations.ts'
import { compareBills } from '../../money/billDifference.ts'
import { priceUnit, type Pricing } from '../../money/freight.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'

import type { Bill as WireBill, BillLineKind } from '../../contracts/bill.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Bill } from '../../money/bill.ts'
import type { Explanation } from '../../money/billLines.ts'
import type { Load, Measured, MeteringRule } from '../../money/freight.ts'
import type { Localised } from '../../texts/localised.ts'

type AsText<T> = { readonly [Key in keyof T]: T[Key] extends bigint | null ? string | null : T[Key] }

/** A bill as an order keeps it: amounts are decimal strings, words are said when it is read. */
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
  /** Left out by bills that are older than this field. */
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

/** The bill that was kept. */
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
    firstPrice: amount(pricing.firstPrice),
    continuePrice: amount(pricing.continuePrice),
    unitPrice: amount(pricing.unitPrice),
    fixedPrice: amount(pricing.fixedPrice),
    minimumCharge: amount(pricing.minimumCharge),
  }
}

function amount(minor: bigint | null): string | null {
  return minor === null ? null : formatMoney(minor)
}

/** A kept bill as a customer reads it. */
export function billView(record: BillRecord, language: Language): WireBill {
  const { load, measured, rule, lines } = record
  const unit = priceUnit(rule.metering)
  const isVolume = rule.metering === MeteringType.VOLUME
  return {
    actualWeight: load.weightGrams / 1000,
    volumeWeight: measured.volumeWeightGrams / 1000,
    volume: load.volumeCm3 / 1_000_000,
    volumeDivisor: rule.volumeDivisor,
    chargeableWeight: measured.chargeableGrams / 1000,
    chargeableVolume: isVolume ? measured.measure / unit : null,
    roundingStep: rule.roundingStep / unit,
    minimumMeasure: rule.minimumMeasure / unit,
    pricing: pricingView(record.pricing, rule.metering),
    lines: lines.map(({ kind, name, amount: lineAmount, explanation }) => ({
      kind,
      displayName: displayNameOf({ kind, name }, language),
      amount: lineAmount,
      explanation: text(language, explanation.key, explanation.params),
    })),
    total: record.total,
    currencyCode: record.currencyCode,
  }
}

/** An order's bill as a customer reads it, beside its estimate. */
export function comparedBillView(actual: BillRecord, estimate: BillRecord, language: Language): WireBill {
  const lines = compareBills(fromBillRecord(estimate), fromBillRecord(actual))
  return {
    ...billView(actual, language),
    comparison: lines.map(({ kind, name, estimated, actual: charged, explanation, differences }) => ({
      kind,
      displayName: displayNameOf({ kind, name }, language),
      estimated: amount(estimated),
      actual: amount(charged),
      explanation: text(language, explanation.key, explanation.params),
      differences: differences.map(({ amount: part, cause }) => ({
        amount: formatMoney(part),
        explanation: text(language, cause.key, cause.params),
      })),
    })),
  }
}

/** What a line is called: by its own name, or by its kind's. */
export function displayNameOf(
  { kind, name }: { readonly kind: BillLineKind; readonly name: Localised | null },
  language: Language,
): string {
  return name?.[language] ?? text(language, `billLine.${kind}`)
}

/** A channel's prices with their units in kg or m³. */
export function pricingView(pricing: BillRecord['pricing'], metering: MeteringType): WireBill['pricing'] {
  const unit = priceUnit(metering)
  const inUnits = (value: number | null) => (value === null ? null : value / unit)
  return {
    ...pricing,
    metering,
    firstUnit: inUnits(pricing.firstUnit),
    continueUnit: inUnits(pricing.continueUnit),
  }
}
