import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/couponCentre'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { CouponListRow } from './CouponListRow'
import { couponList } from './couponList'

export default observer(function CouponListPage() {
  usePageTitle('title.couponList')
  return (
    <ListPage
      list={usePersonalStore(couponList)}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(item) => <CouponListRow item={item} />}
      empty={<EmptyState illustration="mailbox" text={t('couponList.empty')} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    />
  )
})
