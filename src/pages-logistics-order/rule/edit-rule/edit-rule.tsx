import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/rule'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { EditRuleStore } from './EditRuleStore'

export default observer(function EditRulePage() {
  usePageTitle('title.editRule')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new EditRuleStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.content}>
        {({ nickname }) => (
          <Card>
            <DescriptionList entries={[{ term: t('editRule.nickname'), text: nickname }]} />
          </Card>
        )}
      </ResourceView>
    </Page>
  )
})
