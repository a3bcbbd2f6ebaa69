import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import type { CouponTerms } from '@/model/coupon/coupon'
import { minimumText, shortMoneyText } from '@/model/coupon/discount'

import { CouponFigure } from './CouponFigure'

import './CouponCard.scss'

interface Props {
  readonly id: string
  readonly coupon: CouponTerms
  /** When it is valid, was used or expired. */
  readonly time: string
  /** Greyed out: it can't be used or collected. */
  readonly isOver?: boolean
  /** Below the time, in a warning colour: "3 days left". */
  readonly warning?: string | undefined
  /** Below the time: "480 left". */
  readonly note?: string | undefined
  /** Small button for the next step, or a tag if there is none. */
  readonly end?: ReactNode
}

/** Looks like a paper coupon: the discount on the stub, the conditions beside it. */
export const CouponCard = observer(function CouponCard(props: Props) {
  const { id, coupon, time, isOver = false, warning, note, end } = props
  const { displayName, description } = coupon
  return (
    <View id={id} className={isOver ? 'coupon coupon--over' : 'coupon'}>
      <Stub coupon={coupon} />
      <View className="coupon__body">
        <Text className="coupon__name">{displayName}</Text>
        <Text className="coupon__line">{`${coupon.couponTypeDisplayName} · ${coupon.useTypeDisplayName}`}</Text>
        <Text className="coupon__line">{whereText(coupon)}</Text>
        {description !== '' && <Text className="coupon__line">{description}</Text>}
        <View className="coupon__foot">
          <View className="coupon__times">
            <Text className="coupon__time">{time}</Text>
            {warning !== undefined && <Text className="coupon__warning">{warning}</Text>}
            {note !== undefined && <Text className="coupon__time">{note}</Text>}
          </View>
          <View className="coupon__end">{end}</View>
        </View>
      </View>
    </View>
  )
})

const Stub = observer(function Stub({ coupon }: { coupon: CouponTerms }) {
  const { maximumDiscount, currencyCode } = coupon
  const minimum = minimumText(coupon)
  return (
    <View className="coupon__stub">
      <CouponFigure coupon={coupon} />
      <Text className="coupon__need">
        {minimum === null ? t('coupon.noMinimum') : t('coupon.minimum', { amount: minimum })}
      </Text>
      {maximumDiscount !== null && (
        <Text className="coupon__need">
          {t('coupon.maximum', { amount: shortMoneyText(maximumDiscount, currencyCode) })}
        </Text>
      )}
    </View>
  )
})

function whereText({ businessType, transportationChannels }: CouponTerms): string {
  const channels = transportationChannels.map(({ displayName }) => displayName).join(' / ')
  const methods = channels === '' ? t('coupon.anyChannel') : t('coupon.onlyChannels', { channels })
  return `${t(`coupon.business.${businessType}`)} · ${methods}`
}
