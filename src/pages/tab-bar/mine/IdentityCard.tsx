import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { User } from '@/model/account/user'
import { openLogin } from '@/navigation/signIn'
import { useStores } from '@/stores/StoresContext'
import { Avatar } from '@/ui/media/Avatar'
import { Button } from '@/ui/control/Button'
import { Icon } from '@/ui/media/Icon'
import { MoneyText } from '@/ui/money/MoneyText'
import { Pressable } from '@/ui/control/Pressable'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import type { MineStore } from './MineStore'

import './IdentityCard.scss'

/** The customer's name, code and balance, or an invitation to sign in. */
export const IdentityCard = observer(function IdentityCard({ store }: { store: MineStore }) {
  const { session } = useStores()
  return (
    <View className="identity">
      <Avatar picture={session.user?.avatar ?? null} size="m" />
      {!session.isSignedIn ? (
        <Invitation />
      ) : session.user ? (
        <Identity user={session.user} />
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

const Identity = observer(function Identity({ user }: { user: User }) {
  const { nickname, idCode, currentFundAccount } = user
  return (
    <>
      <View className="identity__words">
        <Text className="identity__name">{nickname}</Text>
        <Pressable id="copy-code" className="identity__code" onClick={() => void copyWithToast(idCode)}>
          <Text>{`${t('mine.idCode')} ${idCode}`}</Text>
          <Icon name="copy" size="s" />
        </Pressable>
      </View>
      <View className="identity__balance">
        <Text className="identity__caption">{t('mine.balance')}</Text>
        <MoneyText
          symbol={currentFundAccount.currencySymbol}
          amount={formatNumber(currentFundAccount.balance)}
          size="l"
        />
      </View>
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
