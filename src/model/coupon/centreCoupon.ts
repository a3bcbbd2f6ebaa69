import type { CentreCoupon, MyCoupon } from './coupon'

/** A coupon is scarce if there are this many left or fewer. */
const FEW = 20

/** What a customer can do with a coupon of the centre. */
export type CentreAction = 'collect' | 'collectAgain' | 'use'

/** @returns null if there's nothing to do */
export function centreAction({
  canCollect,
  isCollected,
  canUse,
}: Pick<CentreCoupon, 'canCollect' | 'isCollected' | 'canUse'>): CentreAction | null {
  if (canCollect) return isCollected ? 'collectAgain' : 'collect'
  return canUse ? 'use' : null
}

/**
 * The coupon as it is right after being collected, to show until the list is read again.
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
