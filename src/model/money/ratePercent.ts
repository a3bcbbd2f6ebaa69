import { formatMeasure } from '../format/formatMeasure'

/** Hundredths of a percent: a float's own fraction is further behind. */
const STEPS = 10_000

/** A share as people say it, without the sign: "0.015" → "1.5". @param rate decimal string */
export function ratePercent(rate: string): string {
  return formatMeasure(Math.round(Number(rate) * STEPS) / (STEPS / 100))
}
