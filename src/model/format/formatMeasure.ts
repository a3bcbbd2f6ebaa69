import { formatNumber } from './formatNumber'

/** Grams of a kilogram, cubic centimetres of a cubic metre. */
const MEASURE_DECIMALS = 6

/** A weight or a volume with as many decimals as it has: 1.5 → "1.5", 0.006 → "0.006". */
export function formatMeasure(value: number): string {
  return formatNumber(value, MEASURE_DECIMALS).replace(/\.?0+$/, '')
}
