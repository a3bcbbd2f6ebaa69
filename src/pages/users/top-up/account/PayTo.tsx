import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import '@/i18n/packages/receivingAccount'
import type { PaymentMethod } from '@/model/enumerations/funds'
import type { ReceivingAccount } from '@/model/funds/topup'

import { AccountFacts } from './AccountFacts'
import { PayLink } from './PayLink'
import { ReceivingCode } from './ReceivingCode'

import './PayTo.scss'

interface Props {
  readonly account: ReceivingAccount
  readonly paymentMethod: PaymentMethod
}

/** All that is needed to pay: the account's QR code, details and link. */
export const PayTo = observer(function PayTo({ account, paymentMethod }: Props) {
  const { payLink, qrCode } = account
  return (
    <View className="pay-to">
      {qrCode !== null && <ReceivingCode qrCode={qrCode} />}
      <AccountFacts account={account} paymentMethod={paymentMethod} />
      {payLink !== null && <PayLink url={payLink} />}
    </View>
  )
})
