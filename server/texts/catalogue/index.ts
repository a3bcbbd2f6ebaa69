import { addressTexts } from './address.ts'
import { afterSalesTexts } from './afterSales.ts'
import { billTexts } from './bill.ts'
import { commonTexts } from './common.ts'
import { consolidationRuleTexts } from './consolidationRule.ts'
import { contentTexts } from './content.ts'
import { couponTexts } from './coupon.ts'
import { customsTexts } from './customs.ts'
import { fundTexts } from './fund.ts'
import { messageTexts } from './message.ts'
import { operatorTexts } from './operator.ts'
import { orderTexts } from './order.ts'
import { parcelTexts } from './parcel.ts'
import { passportTexts } from './passport.ts'
import { referralTexts } from './referral.ts'
import { securityTexts } from './security.ts'
import { serviceRequestTexts } from './serviceRequest.ts'
import { storeOrderTexts } from './storeOrder.ts'
import { topupTexts } from './topup.ts'
import { trackingTexts } from './tracking.ts'
import { unclaimedParcelTexts } from './unclaimedParcel.ts'
import { uploadTexts } from './upload.ts'
import { userTexts } from './user.ts'

/** Every text of the server, in a file for each area. */
export const CATALOGUE = {
  ...afterSalesTexts,
  ...addressTexts,
  ...billTexts,
  ...commonTexts,
  ...consolidationRuleTexts,
  ...contentTexts,
  ...couponTexts,
  ...customsTexts,
  ...topupTexts,
  ...storeOrderTexts,
  ...fundTexts,
  ...messageTexts,
  ...operatorTexts,
  ...orderTexts,
  ...parcelTexts,
  ...passportTexts,
  ...securityTexts,
  ...serviceRequestTexts,
  ...trackingTexts,
  ...unclaimedParcelTexts,
  ...referralTexts,
  ...uploadTexts,
  ...userTexts,
}

export type TextKey = keyof typeof CATALOGUE
