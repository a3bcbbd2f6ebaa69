import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/fundLog'
import { FundAccountLogType } from '@/model/enumerations/funds'
import { ENTRY_HEIGHT } from '@/model/funds/entryBlocks'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { fundApi } from '@/stores/areas/fundApi'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { EntryBlocks } from './EntryBlocks'
import { FilterNote } from './FilterNote'
import { FundAccountLogStore } from './FundAccountLogStore'
import { MonthFilter } from './MonthFilter'

export default observer(function FundAccountLogPage() {
  usePageTitle('title.fundAccountLog')
  const filter = usePageParams('fundAccountLog')
  const store = usePersonalStore(
    (stores) => new FundAccountLogStore({ ...stores, funds: fundApi(stores.api) }, filter),
  )
  return (
    <ListPage
      list={store.list}
      reload={store.reload}
      refreshVisible={store.refreshVisible}
      head={<MonthFilter store={store} />}
      tabs={Object.values(FundAccountLogType).map((type) => ({ key: type, text: t(`fundLog.type.${type}`) }))}
      note={<FilterNote store={store} />}
      rowHeight={ENTRY_HEIGHT}
      renderRows={(entries) => <EntryBlocks store={store} entries={entries} />}
      empty={<NoEntries store={store} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    />
  )
})

const NoEntries = observer(function NoEntries({ store }: { store: FundAccountLogStore }) {
  if (!store.isFiltered) {
    return <EmptyState illustration="mailbox" text={t('fundLog.empty')} hint={t('fundLog.emptyHint')} />
  }
  return (
    <EmptyState
      illustration="search"
      text={t('fundLog.noneFound')}
      action={{ id: 'show-all', text: t('fundLog.showAll'), onClick: () => void store.showAll() }}
    />
  )
})
