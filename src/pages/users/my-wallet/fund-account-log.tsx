import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/fundLog'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { FundAccountLogRow } from './FundAccountLogRow'
import { fundAccountLogList } from './fundAccountLogList'

export default observer(function FundAccountLogPage() {
  usePageTitle('title.fundAccountLog')
  return (
    <ListPage
      list={usePersonalStore(fundAccountLogList)}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(item) => <FundAccountLogRow item={item} />}
      empty={<EmptyState illustration="mailbox" text={t('fundAccountLog.empty')} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    />
  )
})
