import { formatNumber } from './formatNumber'

/** Enough for grams in kg and for cubic centimetres in m³. */
const MEASURE_DECIMALS = 6

/** Formats a weight or a volume without trailing zeros: 1.5 → "1.5", 0.006 → "0.006". */
export function formatMeasure(value: number): string {
  return formatNumber(value, MEASURE_DECIMALS).replace(/\.?0+$/, '')
}
