import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/coupon'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { MyCouponRow } from './MyCouponRow'
import { myCouponList } from './myCouponList'

export default observer(function MyCouponPage() {
  usePageTitle('title.myCoupon')
  return (
    <ListPage
      list={usePersonalStore(myCouponList)}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(item) => <MyCouponRow item={item} />}
      empty={<EmptyState illustration="mailbox" text={t('myCoupon.empty')} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    />
  )
})
