export interface MapPlace {
  readonly name: string
  readonly address: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}
