import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/topupList'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { TopupListRow } from './TopupListRow'
import { topupList } from './topupList'

export default observer(function TopupListPage() {
  usePageTitle('title.topupList')
  return (
    <ListPage
      list={usePersonalStore(topupList)}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(item) => <TopupListRow item={item} />}
      empty={<EmptyState illustration="mailbox" text={t('topupList.empty')} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    />
  )
})
