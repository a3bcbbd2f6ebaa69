import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Bill } from '@/model/order/bill'
import { scrollToElement } from '@/platform/page/scrollTo'
import { Pressable } from '@/ui/control/Pressable'
import { BarTotal } from '@/ui/money/BarTotal'

interface Props {
  readonly bill: Bill | null
  readonly note: string
}

/** The estimated total in the action bar; a tap shows the bill it comes from. */
export const EstimateTotal = observer(function EstimateTotal({ bill, note }: Props) {
  const total = (
    <BarTotal
      label={t('order.estimate')}
      amount={bill?.total ?? null}
      currencyCode={bill?.currencyCode ?? ''}
      note={note}
    />
  )
  if (!bill) return total
  return (
    <Pressable id="to-bill" onClick={() => scrollToElement('order-bill')}>
      {total}
    </Pressable>
  )
})
