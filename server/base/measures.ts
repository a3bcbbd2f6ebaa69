/** A parcel on the scale, in whole grams and millimetres. */
export interface Measures {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** What the scale shows (kg, cm) in the whole units that are kept. */
export function measuresOf(shown: {
  weight: number
  length: number
  width: number
  height: number
}): Measures {
  return {
    weightGrams: Math.round(shown.weight * 1000),
    lengthMm: Math.round(shown.length * 10),
    widthMm: Math.round(shown.width * 10),
    heightMm: Math.round(shown.height * 10),
  }
}

/**
 * The weight that a parcel's size counts as, in grams.
 *
 * @param divisor cm³ that count as one kilogram
 */
export function volumeWeightGrams({ lengthMm, widthMm, heightMm }: Measures, divisor: number): number {
  // mm³ ÷ 1000 is cm³, and kg × 1000 is grams: the two cancel out.
  return Math.round((lengthMm * widthMm * heightMm) / divisor)
}

/** m³ of a size in millimetres, to the cubic centimetre. */
export function volumeOf(lengthMm: number, widthMm: number, heightMm: number): number {
  return Math.round((lengthMm * widthMm * heightMm) / 1000) / 1_000_000
}
