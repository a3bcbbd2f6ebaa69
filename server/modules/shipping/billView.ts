import { MeteringType, type Language } from '../../contracts/enumerations.ts'
import { compareBills } from '../../money/billDifference.ts'
import { fromBillRecord, type BillRecord } from '../../money/billRecord.ts'
import { priceUnit } from '../../money/freight.ts'
import { formatMoney, formatMoneyOrNull } from '../../money/money.ts'
import { text } from '../../texts/text.ts'

import type { Bill as WireBill, BillLineKind } from '../../contracts/bill.ts'
import type { Localised } from '../../texts/localised.ts'

/** A bill as a customer reads it. */
export function toBill(record: BillRecord, language: Language): WireBill {
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
    pricing: toPricing(record.pricing, rule.metering),
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
export function toComparedBill(actual: BillRecord, estimate: BillRecord, language: Language): WireBill {
  const lines = compareBills(fromBillRecord(estimate), fromBillRecord(actual))
  return {
    ...toBill(actual, language),
    comparison: lines.map(({ kind, name, estimated, actual: charged, explanation, differences }) => ({
      kind,
      displayName: displayNameOf({ kind, name }, language),
      estimated: formatMoneyOrNull(estimated),
      actual: formatMoneyOrNull(charged),
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
export function toPricing(pricing: BillRecord['pricing'], metering: MeteringType): WireBill['pricing'] {
  const unit = priceUnit(metering)
  const inUnits = (value: number | null) => (value === null ? null : value / unit)
  return {
    ...pricing,
    metering,
    firstUnit: inUnits(pricing.firstUnit),
    continueUnit: inUnits(pricing.continueUnit),
  }
}
