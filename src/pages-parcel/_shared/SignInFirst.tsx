import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import { openLogin } from '@/navigation/signIn'
import { EmptyState } from '@/ui/EmptyState'
import { Page } from '@/ui/Page'

/** What a parcel page shows while nobody is signed in. */
export const SignInFirst = observer(function SignInFirst() {
  return (
    <Page>
      <EmptyState
        illustration="sign-in"
        text={t('parcel.gate')}
        hint={t('parcel.gateHint')}
        action={{ id: 'sign-in', text: t('signIn.gateAction'), onClick: () => void openLogin() }}
      />
    </Page>
  )
})
