import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'

/** Instead of the form for a customer who is signed in: they have opened a friend's link, or their own. */
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
