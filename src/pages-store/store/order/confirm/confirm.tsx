import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/storeOrder'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ConfirmStoreOrderStore } from './ConfirmStoreOrderStore'

export default observer(function ConfirmPage() {
  usePageTitle('title.confirmStoreOrder')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new ConfirmStoreOrderStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.content}>
        {({ nickname }) => (
          <Card>
            <DescriptionList entries={[{ term: t('confirmStoreOrder.nickname'), text: nickname }]} />
          </Card>
        )}
      </ResourceView>
    </Page>
  )
})
