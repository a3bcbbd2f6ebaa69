import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { KnownCustomer } from '@/model/account/session'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { useStores } from '@/stores/StoresContext'
import { Avatar } from '@/ui/media/Avatar'
import { Button } from '@/ui/control/Button'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import type { MineStore } from './MineStore'

import './IdentityCard.scss'

/** The customer's name and code, which open the profile, or an invitation to sign in. */
export const IdentityCard = observer(function IdentityCard({ store }: { store: MineStore }) {
  const { session } = useStores()
  return (
    <View className="identity">
      <Avatar picture={session.user?.avatar ?? null} size="m" />
      {!session.isSignedIn ? (
        <Invitation />
      ) : session.customer ? (
        <Identity customer={session.customer} />
      ) : store.isUserUnread ? (
        <Unread onRetry={store.reload} />
      ) : (
        <View className="identity__words">
          <SkeletonBlock width="long" />
        </View>
      )}
    </View>
  )
})

const Unread = observer(function Unread({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <Button id="read-again" size="m" kind="secondary" onClick={() => void onRetry()}>
      {t('mine.unread')}
    </Button>
  )
})

const Identity = observer(function Identity({ customer }: { customer: KnownCustomer }) {
  const { nickname, idCode } = customer
  return (
    <>
      <View className="identity__words">
        <Text className="identity__name">{nickname}</Text>
        <Pressable id="copy-code" className="identity__code" onClick={() => void copyWithToast(idCode)}>
          <Text>{`${t('mine.idCode')} ${idCode}`}</Text>
          <Icon name="copy" size="s" />
        </Pressable>
      </View>
      {/* Covers the card below the code: one button can't hold another. */}
      <Pressable
        id="my-profile"
        className="identity__open"
        label={t('mine.profile')}
        onClick={() => void openPage('myProfile')}
      >
        <Icon name="chevron-right" />
      </Pressable>
    </>
  )
})

const Invitation = observer(function Invitation() {
  return (
    <>
      <View className="identity__words">
        <Text className="identity__name">{t('mine.signedOutTitle')}</Text>
        <Text className="identity__caption">{t('mine.signedOutHint')}</Text>
      </View>
      <Button id="sign-in" size="m" kind="secondary" onClick={() => void openLogin()}>
        {t('signIn.gateAction')}
      </Button>
    </>
  )
})
