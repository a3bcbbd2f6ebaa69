import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { PaymentMethod } from '@/model/enumerations/funds'
import type { ReceivingAccount } from '@/model/funds/topup'
import { useStores } from '@/stores/StoresContext'
import { Pressable } from '@/ui/control/Pressable'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Icon } from '@/ui/media/Icon'

import './AccountFacts.scss'

interface Props {
  readonly account: ReceivingAccount
  readonly paymentMethod: PaymentMethod
}

/** What the customer needs to enter to pay; a tap copies it. */
export const AccountFacts = observer(function AccountFacts({ account, paymentMethod }: Props) {
  const { session } = useStores()
  const { bankHolderName, bankName, cardNumber, shopName } = account
  const idCode = paymentMethod === PaymentMethod.BANK_TRANSFER ? session.customer?.idCode : null
  const facts = { bankHolderName, bankName, cardNumber, shopName, idCode: idCode ?? null }
  return (
    <View>
      {FACTS.map((id) => {
        const text = facts[id]
        return text !== null && <Fact key={id} id={id} text={text} />
      })}
    </View>
  )
})

const FACTS = ['bankHolderName', 'bankName', 'cardNumber', 'shopName', 'idCode'] as const

const Fact = observer(function Fact({ id, text }: { id: (typeof FACTS)[number]; text: string }) {
  const name = t(`receivingAccount.${id}`)
  // A bank's form may refuse spaces in an account number.
  const copied = id === 'cardNumber' ? text.replace(/\s/g, '') : text
  return (
    <Pressable
      id={`copy-${id}`}
      className="account-facts__fact"
      label={`${t('receivingAccount.copy', { name })} ${text}`}
      onClick={() => void copyWithToast(copied)}
    >
      <Text className="account-facts__name">{name}</Text>
      <Text className="account-facts__text">{text}</Text>
      <View className="account-facts__copy">
        <Icon name="copy" size="s" />
      </View>
    </Pressable>
  )
})
