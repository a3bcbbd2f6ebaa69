import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { currentLocale, t } from '@/i18n'
import type { CouponTerms } from '@/model/coupon/coupon'
import { rateFigure, shortMoneyText } from '@/model/coupon/discount'
import { currencySymbol } from '@/model/money/money'

/** Longer figures are set smaller, to fit the stub. */
const MAX_LARGE_LENGTH = 4

/** A coupon's discount, in large type: "¥15", "9 折", "10% off". */
export const CouponFigure = observer(function CouponFigure({ coupon }: { coupon: CouponTerms }) {
  const { discountAmount, discountRate, currencyCode } = coupon
  if (discountRate !== null) {
    return <Figure digits={rateFigure(discountRate, currentLocale())} unit={t('coupon.rateUnit')} />
  }
  const symbol = currencySymbol(currencyCode)
  const digits = shortMoneyText(discountAmount ?? '0', currencyCode).slice(symbol.length)
  return <Figure symbol={symbol} digits={digits} />
})

interface FigureProps {
  readonly digits: string
  readonly symbol?: string
  readonly unit?: string
}

function Figure({ digits, symbol, unit }: FigureProps) {
  const isLong = digits.length > MAX_LARGE_LENGTH
  return (
    <View className={isLong ? 'coupon__figure coupon__figure--long' : 'coupon__figure'}>
      {symbol !== undefined && <Text className="coupon__sign">{symbol}</Text>}
      <Text className="coupon__digits">{digits}</Text>
      {unit !== undefined && <Text className="coupon__sign">{unit}</Text>}
    </View>
  )
}
