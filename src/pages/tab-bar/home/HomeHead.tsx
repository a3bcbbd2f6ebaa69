import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { addressCopyText, type WarehouseAddress } from '@/model/address/warehouseAddress'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import type { Resource } from '@/stores/Resource'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import './HomeHead.scss'

type Addresses = Resource<readonly WarehouseAddress[]>

/** The greeting, overlapped by a card with the customer's code and address. */
export const HomeHead = observer(function HomeHead({ addresses }: { addresses: Addresses }) {
  const { session } = useStores()
  const name = session.user?.nickname
  return (
    <View className="home-head">
      <View className="home-head__tint">
        <Text className="home-head__greeting">
          {name === undefined ? t('home.welcome') : t('home.greeting', { name })}
        </Text>
        <Text className="home-head__hint">{t('home.welcomeHint')}</Text>
      </View>
      <View className="home-head__card">
        {session.isSignedIn ? <CodeCard addresses={addresses} /> : <Invitation />}
      </View>
    </View>
  )
})

const CodeCard = observer(function CodeCard({ addresses }: { addresses: Addresses }) {
  const { session, warehouseChoice } = useStores()
  const idCode = session.user?.idCode
  const address = warehouseChoice.of(addresses.value ?? [])
  return (
    <>
      <Pressable className="home-head__words" onClick={() => void openPage('warehouseAddress')}>
        <Text className="home-head__caption">{t('home.yourCode')}</Text>
        <View className="home-head__code">
          {idCode === undefined ? <SkeletonBlock width="short" /> : <Text>{idCode}</Text>}
        </View>
      </Pressable>
      <Button
        id="copy-address"
        size="m"
        icon="copy"
        isDisabled={address === undefined}
        onClick={() => address && void copyWithToast(addressCopyText(address))}
      >
        {t('home.copyAddress')}
      </Button>
    </>
  )
})

const Invitation = observer(function Invitation() {
  return (
    <>
      <View className="home-head__words">
        <Text className="home-head__title">{t('home.signInForCode')}</Text>
        <Text className="home-head__caption">{t('home.signInForCodeHint')}</Text>
      </View>
      <Button id="sign-in" size="m" onClick={() => void openLogin()}>
        {t('signIn.gateAction')}
      </Button>
    </>
  )
})
