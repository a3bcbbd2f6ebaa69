import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { Notice } from '@/ui/feedback/Notice'

import type { PriceCheck } from './PriceCheck'

/** Says that the total has changed since it was shown. */
export const PriceChangeNotice = observer(function PriceChangeNotice({
  price: { change },
}: {
  price: PriceCheck
}) {
  if (change === null) return null
  const { from, to, currencyCode } = change
  const texts = { from: moneyText(from, currencyCode), to: moneyText(to, currencyCode) }
  return <Notice tone="warning" text={t('order.priceChanged', texts)} />
})
