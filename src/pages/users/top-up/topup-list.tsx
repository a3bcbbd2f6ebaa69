import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/topupList'
import type { TopupStatus } from '@/model/enumerations/funds'
import type { Topup } from '@/model/funds/topup'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import type { ListStore } from '@/stores/list/ListStore'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { TopupListRow } from './TopupListRow'
import { TOPUP_TABS, topupList } from './topupList'

export default observer(function TopupListPage() {
  usePageTitle('title.topupList')
  const { status } = usePageParams('topupList')
  const list = usePersonalStore((stores) => topupList(stores, status))
  return (
    <ListPage
      list={list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(topup) => <TopupListRow topup={topup} />}
      search={{ id: 'topup-search', placeholder: t('topupList.search') }}
      tabs={TOPUP_TABS.map((key) => ({ key, text: t(`topupList.status.${key}`) }))}
      empty={<NoTopups list={list} />}
      signIn={<SignInFirst text={t('topupList.gate')} onSignIn={openLogin} />}
    />
  )
})

/** Offers to top up, but not if a search or a tab may be hiding some. */
const NoTopups = observer(function NoTopups({ list }: { list: ListStore<Topup, TopupStatus> }) {
  if (list.filter !== '') return <EmptyState illustration="search" text={t('topupList.notFound')} />
  if (list.tab !== null) return <EmptyState illustration="mailbox" text={t('topupList.noneHere')} />
  return (
    <EmptyState
      illustration="mailbox"
      text={t('topupList.empty')}
      hint={t('topupList.emptyHint')}
      action={{ id: 'to-top-up', text: t('topupList.topUp'), onClick: () => void openPage('topUp') }}
    />
  )
})
