import { BusinessType } from '@/model/enumerations/shipping'
import { numberText, type Parcel } from '@/model/parcel/parcel'

import { t } from './'

/** The tracking number with its courier; for goods from the mall, the order's number. */
export function parcelNumberText(
  parcel: Pick<Parcel, 'businessType' | 'expressCompany' | 'expressNumber'>,
): string {
  return parcel.businessType === BusinessType.STORE
    ? t('parcel.fromMall', { number: parcel.expressNumber })
    : numberText(parcel)
}
