import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/coupon'
import '@/i18n/packages/couponCentre'
import type { MyCoupon } from '@/model/coupon/coupon'
import { isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { CentreCard } from './CentreCard'
import { CouponCentreStore } from './CouponCentreStore'
import { ReceivedSheet } from './ReceivedSheet'
import { RedeemForm } from './RedeemForm'
import { RedeemStore } from './RedeemStore'

export default observer(function CouponListPage() {
  usePageTitle('title.couponList')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new CouponCentreStore(stores))
  const redeeming = usePageStore((stores) => new RedeemStore(stores))
  const { result, show, close } = useSuccess<MyCoupon>(() => isOnScreen('couponList'), session.ownerId)
  return (
    <ListPage
      list={store.list}
      renderRow={(coupon) => <CentreCard store={store} coupon={coupon} />}
      head={
        <RedeemForm
          store={redeeming}
          onReceived={(coupon) => {
            show(coupon, t('couponCentre.received'))
            void store.list.refreshVisible()
          }}
        />
      }
      empty={<EmptyState illustration="mailbox" text={t('couponCentre.empty')} />}
      signIn={<SignInFirst text={t('couponCentre.gate')} onSignIn={openLogin} />}
    >
      {result && <ReceivedSheet coupon={result} onClose={close} />}
    </ListPage>
  )
})
