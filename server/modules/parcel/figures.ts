import { volumeWeightGrams, type Measures } from '../../base/measures.ts'

/** What a parcel weighs and measures, as it is kept. */
export interface Figures extends Measures {
  readonly volumeWeightGrams: number
  /** cm³ that count as one kilogram. */
  readonly volumeDivisor: number
}

export function figuresOf(measures: Measures, volumeDivisor: number): Figures {
  return { ...measures, volumeWeightGrams: volumeWeightGrams(measures, volumeDivisor), volumeDivisor }
}

/** Weight and size in the units that a log line shows. */
export function measureParams({ weightGrams, lengthMm, widthMm, heightMm }: Measures) {
  return {
    weightKg: weightGrams / 1000,
    lengthCm: lengthMm / 10,
    widthCm: widthMm / 10,
    heightCm: heightMm / 10,
  }
}
