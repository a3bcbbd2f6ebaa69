import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { addressCopyText, type WarehouseAddress } from '@/model/address/warehouseAddress'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import type { Resource } from '@/stores/Resource'
import { useStores } from '@/stores/StoresContext'
import { Brand } from '@/ui/brand/Brand'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { ImmersiveHead } from '@/ui/layout/ImmersiveHead'
import { Icon } from '@/ui/media/Icon'

import './HomeHead.scss'

type Addresses = Resource<readonly WarehouseAddress[]>

/** Brand, search and greeting, overlapped by a card with the customer's code and address. */
export const HomeHead = observer(function HomeHead({ addresses }: { addresses: Addresses }) {
  const { session } = useStores()
  return (
    <ImmersiveHead
      page="home"
      bar={<Brand isOnBrand />}
      over={
        <View className="home-head__card">
          {session.isSignedIn ? <CodeCard addresses={addresses} /> : <Invitation />}
        </View>
      }
    >
      <View className="home-head__search">
        <Pressable
          id="search-parcels"
          className="home-head__field"
          onClick={() => void openPage('parcelSearch')}
        >
          <Icon name="search" />
          <Text className="home-head__hint">{t('home.searchHint')}</Text>
        </Pressable>
        <Pressable
          id="scan-parcel"
          className="home-head__scan"
          label={t('home.scan')}
          onClick={() => void openPage('parcelSearch', { scan: '1' })}
        >
          <Icon name="scan" />
        </Pressable>
      </View>
      <View className="home-head__greeting">
        <Greeting />
      </View>
    </ImmersiveHead>
  )
})

const Greeting = observer(function Greeting() {
  const name = useStores().session.customer?.nickname
  return (
    <>
      <Text className="home-head__name">
        {name === undefined ? t('app.tagline') : t('home.greeting', { name })}
      </Text>
      {name !== undefined && <Text className="home-head__promise">{t('home.promise')}</Text>}
    </>
  )
})

const CodeCard = observer(function CodeCard({ addresses }: { addresses: Addresses }) {
  const { session, warehouseChoice } = useStores()
  const idCode = session.customer?.idCode
  const address = warehouseChoice.resolve(addresses.value ?? [])
  return (
    <>
      <Pressable id="my-code" className="home-head__words" onClick={() => void openPage('warehouseAddress')}>
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
