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
  /** Whether it takes no new orders for now. */
  readonly isFull: boolean
}
