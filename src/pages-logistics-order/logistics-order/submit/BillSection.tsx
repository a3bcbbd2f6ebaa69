import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Bill } from '@/ui/money/Bill'
import { Card } from '@/ui/layout/Card'
import { Notice } from '@/ui/feedback/Notice'

import { PriceChangeNotice } from '../../_shared/shipping/PriceChangeNotice'

import type { SubmitOrderStore } from './SubmitOrderStore'

import '../../_shared/shipping/billNote.scss'

/** Estimated bill, with notices about price changes and about what can't be undone later. */
export const BillSection = observer(function BillSection({ store }: { store: SubmitOrderStore }) {
  const { editor, price } = store
  const bill = editor.shipping.quote?.bill
  return (
    <Card id="order-bill" title={t('order.sectionBill')}>
      <PriceChangeNotice price={price} />
      {bill ? <Bill bill={bill} /> : <Text className="bill-note">{t('order.billNone')}</Text>}
      {bill && <Text className="bill-note">{t('order.billNote')}</Text>}
      <Notice
        tone="warning"
        text={editor.form.values.isAutoPay ? t('order.billLockAutoPay') : t('order.billLock')}
      />
    </Card>
  )
})
