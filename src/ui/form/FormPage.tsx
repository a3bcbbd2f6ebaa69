import { observer } from 'mobx-react'
import { useEffect, type ReactNode } from 'react'

import type { SessionStore } from '@/stores/session/SessionStore'

import { Page, type PageWidth } from '../layout/Page'
import { ResourceView } from '../feedback/ResourceView'
import { SignInFirst } from '../account/SignInFirst'

interface Props {
  /** A `DraftForm`. */
  readonly form: {
    readonly session: Pick<SessionStore, 'isSignedIn' | 'ownerId' | 'owner' | 'ensureOwner'>
    readonly isUntouched: boolean
  }
  /** Text for visitors who aren't signed in. */
  readonly gate?: string
  readonly gateHint?: string
  readonly onSignIn: () => Promise<void>
  readonly width?: PageWidth
  readonly children: ReactNode
}

/**
 * A page with a form that keeps a draft. The form appears only once the draft's owner is known; if the
 * session ends later, the input stays on screen.
 */
export const FormPage = observer(function FormPage({
  form,
  gate,
  gateHint,
  onSignIn,
  width,
  children,
}: Props) {
  const { session, isUntouched } = form
  const isOwnerUnknown = session.isSignedIn && session.ownerId === null
  useEffect(() => {
    if (isOwnerUnknown) void session.ensureOwner()
  }, [isOwnerUnknown, session])

  if (isUntouched && !session.isSignedIn) {
    return (
      <SignInFirst
        {...(gate !== undefined && { text: gate })}
        {...(gateHint !== undefined && { hint: gateHint })}
        onSignIn={onSignIn}
      />
    )
  }
  const isKnown = !isUntouched || !isOwnerUnknown
  return (
    <Page width={width}>
      {isKnown ? children : <ResourceView resource={session.owner}>{() => null}</ResourceView>}
    </Page>
  )
})
