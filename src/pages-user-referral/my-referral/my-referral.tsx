import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/referral'
import { routeUrl } from '@/navigation/routes'
import { openLogin } from '@/navigation/signIn'
import { DrawingSurface } from '@/platform/file/DrawingSurface'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { InviteCard } from './InviteCard'
import { InviteesCard } from './InviteesCard'
import { MyReferralStore } from './MyReferralStore'
import { PosterCard } from './poster/PosterCard'
import { ReferralHead } from './ReferralHead'
import { RulesCard } from './RulesCard'

export default observer(function MyReferralPage() {
  usePageTitle('title.myReferral')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new MyReferralStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  const name = session.customer?.nickname ?? ''
  // Home, because WeChat wants customers to look around before they are asked to sign up.
  useShareCard(() => ({ title: cardTitle(name), url: routeUrl('home', {}) }))

  if (!session.isSignedIn) {
    return <SignInFirst text={t('referral.gate')} hint={t('referral.gateHint')} onSignIn={openLogin} />
  }
  return (
    <Page>
      <ResourceView resource={store.referral} onRetry={store.reload}>
        {(referral) => (
          <>
            <ReferralHead referral={referral} />
            <InviteCard code={referral.code} cardTitle={cardTitle(name)} />
            <PosterCard store={store.poster} referral={referral} name={name} />
            <InviteesCard referral={referral} />
            <RulesCard rules={referral.rules} />
          </>
        )}
      </ResourceView>
      <DrawingSurface />
    </Page>
  )
})

function cardTitle(name: string): string {
  const app = t('app.name')
  return name === '' ? t('referral.cardTitlePlain', { app }) : t('referral.cardTitle', { name, app })
}
