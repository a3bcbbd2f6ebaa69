import type { CentreCoupon, MyCoupon } from './coupon'

/** From this stock on down, a coupon says how many are left. */
const FEW = 20

/** What a customer can do with a coupon of the centre; null if nothing. */
export type CentreAction = 'collect' | 'collectAgain' | 'use'

export function centreAction({
  canCollect,
  isCollected,
  canUse,
}: Pick<CentreCoupon, 'canCollect' | 'isCollected' | 'canUse'>): CentreAction | null {
  if (canCollect) return isCollected ? 'collectAgain' : 'collect'
  return canUse ? 'use' : null
}

/**
 * A coupon of the centre right after it was collected, until the list is read again.
 *
 * @param collected what the customer got
 */
export function asCollected(coupon: CentreCoupon, { hasBegun }: Pick<MyCoupon, 'hasBegun'>): CentreCoupon {
  const { stockLeft } = coupon
  return {
    ...coupon,
    isCollected: true,
    canUse: hasBegun,
    canCollect: false,
    stockLeft: stockLeft === null ? null : Math.max(0, stockLeft - 1),
  }
}

export function isSoldOut({ stockLeft }: Pick<CentreCoupon, 'stockLeft'>): boolean {
  return stockLeft === 0
}

export function isScarce({ stockLeft }: Pick<CentreCoupon, 'stockLeft'>): boolean {
  return stockLeft !== null && stockLeft <= FEW
}
