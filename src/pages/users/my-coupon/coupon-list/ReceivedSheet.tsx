import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { MyCoupon } from '@/model/coupon/coupon'
import { couponTime } from '@/model/coupon/couponTime'
import { returnToPage } from '@/navigation/navigate'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'

import { couponTimeText } from '../couponTimeText'

interface Props {
  readonly coupon: MyCoupon
  readonly onClose: (goOn?: () => Promise<void>) => void
}

/** Says which coupon the customer got for a code, and until when it is valid. */
export const ReceivedSheet = observer(function ReceivedSheet({ coupon, onClose }: Props) {
  const time = couponTimeText(couponTime(coupon))
  return (
    <SuccessSheet
      title={t('couponCentre.received')}
      text={t('couponCentre.receivedText', { name: coupon.displayName, time })}
      next={{
        id: 'to-mine',
        text: t('couponCentre.toMine'),
        onClick: () => onClose(() => returnToPage('myCoupon')),
      }}
      others={[{ id: 'go-on', text: t('couponCentre.goOn'), onClick: () => onClose() }]}
      closeText={t('common.close')}
      onClose={() => onClose()}
    />
  )
})
