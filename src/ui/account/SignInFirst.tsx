import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'

import { EmptyState } from '../feedback/EmptyState'
import { Page } from '../layout/Page'

interface Props {
  /** By default, a general request to sign in. */
  readonly text?: string
  readonly hint?: string
  /** For a page without a navigation bar. */
  readonly head?: ReactNode
  readonly onSignIn: () => Promise<void>
}

/** Replaces a customer's page while nobody is signed in. */
export const SignInFirst = observer(function SignInFirst({ text, hint, head, onSignIn }: Props) {
  return (
    <Page isFlush={head !== undefined}>
      {head}
      <EmptyState
        illustration="sign-in"
        text={text ?? t('signIn.gateTitle')}
        hint={hint}
        action={{ id: 'sign-in', text: t('signIn.gateAction'), onClick: () => void onSignIn() }}
      />
    </Page>
  )
})
