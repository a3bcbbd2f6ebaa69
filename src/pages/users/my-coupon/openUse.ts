import { CouponBusinessType } from '@/model/enumerations/coupon'
import { openPage } from '@/navigation/navigate'

/** Opens the page where a coupon can be used. */
export function openUse(businessType: CouponBusinessType): Promise<void> {
  return businessType === CouponBusinessType.PARCEL ? openPage('parcelList') : openPage('selectToSubmit')
}
