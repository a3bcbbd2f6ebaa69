import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/coupon'
import type { MyCoupon } from '@/model/coupon/coupon'
import { COUPON_TABS, type CouponTab } from '@/model/coupon/couponTabs'
import { MyCouponStatus } from '@/model/enumerations/coupon'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import type { ListStore } from '@/stores/list/ListStore'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { StatusTabs } from '@/ui/list/StatusTabs'

import { MyCouponCard } from './MyCouponCard'
import { myCouponList } from './myCouponList'

type List = ListStore<MyCoupon, CouponTab>

export default observer(function MyCouponPage() {
  usePageTitle('title.myCoupon')
  const { status } = usePageParams('myCoupon')
  const list = usePersonalStore((stores) => myCouponList(stores, status))
  return (
    <ListPage
      list={list}
      renderRow={(coupon) => <MyCouponCard coupon={coupon} />}
      head={<Head list={list} />}
      empty={<NoCoupons tab={list.tab ?? MyCouponStatus.NORMAL} />}
      signIn={<SignInFirst text={t('coupon.gate')} onSignIn={openLogin} />}
    />
  )
})

/** The tabs, and a link to the coupon centre. */
const Head = observer(function Head({ list }: { list: List }) {
  return (
    <>
      <StatusTabs
        tabs={COUPON_TABS.map((key) => ({ key, text: t(`coupon.tab.${key}`) }))}
        selected={list.tab}
        onSelect={(tab) => void list.select(tab)}
      />
      <CellGroup>
        <Cell
          id="coupon-centre"
          icon="plus"
          title={t('coupon.centre')}
          description={t('coupon.centreHint')}
          onClick={() => void openPage('couponList')}
        />
      </CellGroup>
    </>
  )
})

const NoCoupons = observer(function NoCoupons({ tab }: { tab: CouponTab }) {
  if (tab !== MyCouponStatus.NORMAL)
    return <EmptyState illustration="mailbox" text={t(`coupon.empty.${tab}`)} />
  return (
    <EmptyState
      illustration="mailbox"
      text={t('coupon.empty.1')}
      action={{ id: 'to-centre', text: t('coupon.toCentre'), onClick: () => void openPage('couponList') }}
    />
  )
})
