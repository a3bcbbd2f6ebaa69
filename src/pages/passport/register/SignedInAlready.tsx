import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'

/** Replaces the form for a signed-in customer, who has opened a friend's link or their own. */
export const SignedInAlready = observer(function SignedInAlready() {
  return (
    <Page width="narrow">
      <EmptyState
        illustration="sign-in"
        text={t('passport.signedIn')}
        hint={t('passport.signedInHint')}
        action={{ id: 'to-home', text: t('passport.toHome'), onClick: () => void openPage('home') }}
      />
    </Page>
  )
})
