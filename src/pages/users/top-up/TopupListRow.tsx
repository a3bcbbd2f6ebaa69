import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { PaymentMethod } from '@/model/enumerations/funds'
import { isConverted, topupState, topupTone, type Topup } from '@/model/funds/topup'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { RowCard } from '@/ui/list/RowCard'
import type { IconName } from '@/ui/media/iconNames'

const ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  [PaymentMethod.WECHAT_QRCODE]: 'scan',
  [PaymentMethod.ALIPAY_QRCODE]: 'scan',
  [PaymentMethod.PAYPAL]: 'globe',
  [PaymentMethod.BANK_TRANSFER]: 'wallet',
  [PaymentMethod.BILLPLZ]: 'globe',
  [PaymentMethod.TAOBAO_LINK]: 'store',
}

export const TopupListRow = observer(function TopupListRow({ topup }: { topup: Topup }) {
  const { id, code, amount, currencyCode, paymentMethod, creationTime } = topup
  return (
    <RowCard
      isEven
      id={`topup-${id}`}
      icon={ICONS[paymentMethod] ?? 'wallet'}
      title={moneyText(amount, currencyCode)}
      number={methodText(topup)}
      status={<StatusTag tone={topupTone(topup)} text={statusText(topup)} />}
      meta={`${code} · ${timeText(creationTime)}`}
      onClick={() => void openPage('topupResult', { id })}
    />
  )
})

/** A rejection by staff and a cancellation by the customer share a status. */
function statusText(topup: Topup): string {
  return topupState(topup) === 'rejected' ? t('topupList.rejected') : topup.statusDisplayName
}

/** The payment method, and the credited amount if the currency differs. */
function methodText(topup: Topup): string {
  const { paymentMethodDisplayName: method, creditedAmount, creditedCurrencyCode } = topup
  if (!isConverted(topup)) return method
  return t('topupList.converted', { method, credited: moneyText(creditedAmount, creditedCurrencyCode) })
}
