import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { PaymentMethod } from '@/model/enumerations/funds'
import type { ReceivingAccount } from '@/model/funds/topup'
import type { TopupMethod } from '@/model/funds/topupOptions'
import { Pressable } from '@/ui/control/Pressable'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Icon } from '@/ui/media/Icon'

import { PayLink } from './PayLink'
import { ReceivingCode } from './ReceivingCode'
import type { TopUpStore } from './TopUpStore'

import './AccountDetails.scss'

interface Props {
  readonly store: TopUpStore
  readonly method: TopupMethod
  readonly account: ReceivingAccount
}

/** All that is needed to pay: what to do, the account's facts, its link and its code. */
export const AccountDetails = observer(function AccountDetails({ store, method, account }: Props) {
  const { payLink, qrCode } = account
  return (
    <View className="pay-to">
      <Text className="pay-to__instructions">{method.instructions}</Text>
      {qrCode !== null && <ReceivingCode qrCode={qrCode} />}
      <Facts store={store} method={method} account={account} />
      {payLink !== null && <PayLink url={payLink} />}
    </View>
  )
})

const Facts = observer(function Facts({ store, method, account }: Props) {
  const { bankHolderName, bankName, cardNumber, shopName } = account
  const isTransfer = method.paymentMethod === PaymentMethod.BANK_TRANSFER
  const facts = [
    { key: 'bankHolderName', text: bankHolderName },
    { key: 'bankName', text: bankName },
    { key: 'cardNumber', text: cardNumber },
    { key: 'shopName', text: shopName },
    { key: 'idCode', text: isTransfer ? store.idCode : null },
  ] as const
  return <View>{facts.map(({ key, text }) => text !== null && <Fact key={key} id={key} text={text} />)}</View>
})

type FactKey = 'bankHolderName' | 'bankName' | 'cardNumber' | 'shopName' | 'idCode'

const Fact = observer(function Fact({ id, text }: { id: FactKey; text: string }) {
  const name = t(`topUp.${id}`)
  // A bank's form may refuse spaces in an account number.
  const copied = id === 'cardNumber' ? text.replace(/\s/g, '') : text
  return (
    <Pressable
      id={`copy-${id}`}
      className="pay-to__fact"
      label={`${t('topUp.copy', { name })} ${text}`}
      onClick={() => void copyWithToast(copied)}
    >
      <Text className="pay-to__name">{name}</Text>
      <Text className="pay-to__text">{text}</Text>
      <View className="pay-to__copy">
        <Icon name="copy" size="s" />
      </View>
    </Pressable>
  )
})
