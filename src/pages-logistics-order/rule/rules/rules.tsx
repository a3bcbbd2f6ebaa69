import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/rule'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { scrollToElement } from '@/platform/page/scrollTo'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { usePolling } from '@/ui/layout/usePolling'
import { ListPage } from '@/ui/list/ListPage'

import { TrialSheet } from '../_shared/TrialSheet'

import { NoRules } from './NoRules'
import { RuleCard } from './RuleCard'
import { RulesStore } from './RulesStore'
import { RunsSheet } from './RunsSheet'

export default observer(function RulesPage() {
  usePageTitle('title.rules')
  const { id } = usePageParams('rules')
  const store = usePersonalStore((stores) => new RulesStore(stores))
  const { items } = store.list.rows
  usePolling(store.list.refreshVisible, store.waitsFor)
  useFirst(
    id,
    items.some((rule) => rule.id === id),
  )

  return (
    <ListPage
      list={store.list}
      renderRow={(rule) => <RuleCard store={store} rule={rule} isNamed={rule.id === id} />}
      head={items.length > 0 && <NewRule />}
      empty={<NoRules />}
      signIn={<SignInFirst text={t('rule.gate')} onSignIn={openLogin} />}
    >
      <TrialSheet
        trial={store.trial}
        openField={(field) => openPage('editRule', { id: store.triedId, field })}
      />
      <RunsSheet store={store} />
    </ListPage>
  )
})

const NewRule = observer(function NewRule() {
  return (
    <CellGroup>
      <Cell
        id="add-rule"
        icon="plus"
        title={t('rule.add')}
        description={t('rule.addHint')}
        onClick={() => void openPage('editRule')}
      />
    </CellGroup>
  )
})

/** Scrolls to the rule that a message is about, once it is there. */
function useFirst(id: string | undefined, isThere: boolean): void {
  useEffect(() => {
    if (id !== undefined && isThere) scrollToElement(`rule-${id}`)
  }, [id, isThere])
}
