import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { PaymentMethod } from '@/model/enumerations/funds'
import { accountFacts, type AccountFact } from '@/model/funds/accountFacts'
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
  const idCode = useStores().session.customer?.idCode ?? null
  return (
    <View>
      {accountFacts(account, paymentMethod, idCode).map((fact) => (
        <Fact key={fact.name} fact={fact} />
      ))}
    </View>
  )
})

const Fact = observer(function Fact({ fact: { name, text, copied } }: { fact: AccountFact }) {
  const label = t(`receivingAccount.${name}`)
  return (
    <Pressable
      id={`copy-${name}`}
      className="account-facts__fact"
      label={`${t('receivingAccount.copy', { name: label })} ${text}`}
      onClick={() => void copyWithToast(copied)}
    >
      <Text className="account-facts__name">{label}</Text>
      <Text className="account-facts__text">{text}</Text>
      <View className="account-facts__copy">
        <Icon name="copy" size="s" />
      </View>
    </Pressable>
  )
})
