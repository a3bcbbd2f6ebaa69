import { createHash } from 'node:crypto'

/** What a scale could show, in kg and cm. */
export interface PlausibleMeasures {
  readonly weight: number
  readonly length: number
  readonly width: number
  readonly height: number
}

/** Believable figures for a parcel, always the same for the same number. */
export function plausibleMeasures(expressNumber: string): PlausibleMeasures {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(expressNumber).digest()
  const length = 18 + (a % 33)
  const width = 12 + (b % 24)
  const height = 5 + (c % 20)
  const kgPerCubicMetre = 120 + (d % 160)
  const weight = Math.round((length * width * height * kgPerCubicMetre) / 10_000) / 100
  return { weight: Math.max(0.1, weight), length, width, height }
}
