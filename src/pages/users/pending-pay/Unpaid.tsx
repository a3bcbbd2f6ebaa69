import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { NotPaid } from '@/model/order/pendingPay'
import { Notice } from '@/ui/feedback/Notice'

import { reasonText } from './reasonText'
import type { PendingPayStore } from './PendingPayStore'

/** What the last payment left unpaid. Entries that are still in the list say why on their own rows. */
export const Unpaid = observer(function Unpaid({ store }: { store: PendingPayStore }) {
  const { notPaid, unanswered, paidCount } = store
  const gone = notPaid.filter(({ reason }) => reason.kind === 'gone')
  return (
    <View id="unpaid">
      {unanswered !== null && <Notice tone="warning" title={t('pay.unsure')} text={t('pay.unsureHint')} />}
      {notPaid.length > 0 && (
        <Notice
          tone="warning"
          title={titleOf(notPaid.length, paidCount)}
          text={gone.map(lineOf).join('\n') || t('pendingPay.notPaidHint')}
        />
      )}
    </View>
  )
})

function titleOf(count: number, paid: number): string {
  return paid > 0 ? t('pendingPay.somePaid', { count, paid }) : t('pendingPay.notPaid', { count })
}

function lineOf(one: NotPaid): string {
  return t('pendingPay.reasonOf', { code: one.entry.code, reason: reasonText(one) })
}
