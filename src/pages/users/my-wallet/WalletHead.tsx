import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { TopupStatus } from '@/model/enumerations/funds'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { formatNumber } from '@/model/format/formatNumber'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { ImmersiveHead } from '@/ui/layout/ImmersiveHead'
import { Icon } from '@/ui/media/Icon'

import { HeadBar } from './HeadBar'
import type { MyWalletStore } from './MyWalletStore'

import './WalletHead.scss'

/** The balance and its pending changes, with buttons to top up and to pay. */
export const WalletHead = observer(function WalletHead({ store }: { store: MyWalletStore }) {
  const { balance } = store
  return (
    <ImmersiveHead
      page="wallet"
      bar={<HeadBar title={t('title.myWallet')} />}
      over={<Actions store={store} />}
    >
      <View className="wallet-head">
        <Text className="wallet-head__caption">{t('wallet.available')}</Text>
        <View id="balance" className="wallet-head__balance">
          <Text className="wallet-head__symbol">{balance?.currencySymbol ?? ''}</Text>
          <Text className="wallet-head__amount">{balance ? formatNumber(balance.balance) : '–'}</Text>
        </View>
        <View className="wallet-head__notes">
          <Notes store={store} />
        </View>
      </View>
    </ImmersiveHead>
  )
})

const Notes = observer(function Notes({ store }: { store: MyWalletStore }) {
  const { account, reserved, underReview, isUnused } = store
  if (account.error) {
    return <Note id="retry-balance" text={t('wallet.failed')} onClick={() => void account.reload()} />
  }
  const currencyCode = account.value?.currencyCode ?? ''
  return (
    <>
      {reserved !== null && (
        <Note
          id="reserved"
          text={t('wallet.reserved', { amount: moneyText(reserved, currencyCode) })}
          onClick={() => void openPage('orderList', { status: String(LogisticsOrderStatus.PendingPayment) })}
        />
      )}
      {underReview !== null && (
        <Note
          id="under-review"
          text={t('wallet.underReview', { amount: moneyText(underReview, currencyCode) })}
          onClick={() => void openPage('topupList', { status: String(TopupStatus.PendingAudit) })}
        />
      )}
      {isUnused && <Text className="wallet-head__hint">{t('wallet.firstTopUp')}</Text>}
    </>
  )
})

function Note({ id, text, onClick }: { id: string; text: string; onClick: () => void }) {
  return (
    <Pressable id={id} className="wallet-head__note" onClick={onClick}>
      <Text>{text}</Text>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
}

const Actions = observer(function Actions({ store }: { store: MyWalletStore }) {
  const count = store.pendingPayCount
  return (
    <View className="wallet-actions">
      <View className="wallet-actions__action">
        <Button id="top-up" icon="plus" block onClick={() => void openPage('topUp')}>
          {t('wallet.topUp')}
        </Button>
      </View>
      <View className="wallet-actions__action">
        <Button id="pending-pay" kind="secondary" block onClick={() => void openPage('pendingPay')}>
          {count > 0 ? t('wallet.pending', { count }) : t('wallet.nonePending')}
        </Button>
      </View>
    </View>
  )
})
