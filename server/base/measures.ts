/** A parcel's weight and size, in whole grams and millimetres. */
export interface Measures {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Converts what the scale shows (kg, cm) to the whole units that are stored. */
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
 * A parcel's volumetric weight, in grams.
 *
 * @param divisor cm³ that count as one kilogram
 */
export function volumeWeightGrams({ lengthMm, widthMm, heightMm }: Measures, divisor: number): number {
  // mm³ ÷ 1000 is cm³, and kg × 1000 is grams: the two cancel out.
  return Math.round((lengthMm * widthMm * heightMm) / divisor)
}

/** The volume in m³, rounded to a cubic centimetre. */
export function volumeOf(lengthMm: number, widthMm: number, heightMm: number): number {
  return Math.round((lengthMm * widthMm * heightMm) / 1000) / 1_000_000
}
