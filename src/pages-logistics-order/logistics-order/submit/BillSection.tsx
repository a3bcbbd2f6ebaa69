import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { Bill } from '@/ui/money/Bill'
import { Card } from '@/ui/layout/Card'
import { Notice } from '@/ui/feedback/Notice'

import type { SubmitOrderStore } from './SubmitOrderStore'

import './BillSection.scss'

/** Estimated bill, with notices about price changes and about what can't be undone later. */
export const BillSection = observer(function BillSection({ store }: { store: SubmitOrderStore }) {
  const { editor, priceChange } = store
  const bill = editor.quote?.bill
  return (
    <Card id="order-bill" title={t('order.sectionBill')}>
      {priceChange && <Notice tone="warning" text={priceChangeText(priceChange)} />}
      {bill ? <Bill bill={bill} /> : <Text className="bill-note">{t('order.billNone')}</Text>}
      {bill && <Text className="bill-note">{t('order.billNote')}</Text>}
      <Notice
        tone="warning"
        text={editor.form.values.isAutoPay ? t('order.billLockAutoPay') : t('order.billLock')}
      />
    </Card>
  )
})

function priceChangeText({ from, to, currencyCode }: NonNullable<SubmitOrderStore['priceChange']>): string {
  return t('order.priceChanged', { from: moneyText(from, currencyCode), to: moneyText(to, currencyCode) })
}
