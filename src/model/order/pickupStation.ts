/** A place where customers collect their boxes. */
export interface PickupStation {
  readonly id: string
  readonly displayName: string
  readonly regionGroupId: string
  readonly address: string
  readonly mobile: string
  readonly openingHours: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}
