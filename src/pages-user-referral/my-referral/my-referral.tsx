import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/referral'
import { routeUrl } from '@/navigation/routes'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { DrawingSurface } from '@/platform/file/DrawingSurface'
import { cardPicture } from '@/stores/share/cardPicture'
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

/** A card in Moments opens this page, with the inviter's code, for whoever taps it. */
export default observer(function MyReferralPage() {
  usePageTitle('title.myReferral')
  const { session } = useStores()
  const { referralCode } = usePageParams('myReferral')
  const store = usePersonalStore((stores) => new MyReferralStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  const name = session.customer?.nickname ?? ''
  // Home, because WeChat wants customers to look around before they are asked to sign up.
  useShareCard(() => ({ title: cardTitle(), url: routeUrl('home', {}), picture: cardPicture('referral') }))

  if (!session.isSignedIn) {
    const [text, hint] =
      referralCode === undefined
        ? [t('referral.gate'), t('referral.gateHint')]
        : [cardTitle(), t('referral.invitedHint')]
    return <SignInFirst text={text} hint={hint} onSignIn={openLogin} />
  }
  return (
    <Page>
      <ResourceView resource={store.referral} onRetry={store.reload}>
        {(referral) => (
          <>
            <ReferralHead referral={referral} />
            <InviteCard code={referral.code} cardTitle={cardTitle()} />
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

/** Without the inviter's name: anybody may get to see a shared card. */
function cardTitle(): string {
  return t('referral.cardTitle', { app: t('app.name') })
}
