import { observer } from 'mobx-react'

import { t } from '@/i18n'

import { EmptyState } from '../feedback/EmptyState'
import { Page } from '../layout/Page'

interface Props {
  /** What there would be to see; that one has to sign in, without. */
  readonly text?: string
  readonly hint?: string
  readonly onSignIn: () => Promise<void>
}

/** What a customer's page shows while nobody is signed in. */
export const SignInFirst = observer(function SignInFirst({ text, hint, onSignIn }: Props) {
  return (
    <Page>
      <EmptyState
        illustration="sign-in"
        text={text ?? t('signIn.gateTitle')}
        hint={hint}
        action={{ id: 'sign-in', text: t('signIn.gateAction'), onClick: () => void onSignIn() }}
      />
    </Page>
  )
})
