import { observer } from 'mobx-react'
import { useEffect, type ReactNode } from 'react'

import type { SessionStore } from '@/stores/session/SessionStore'

import { Page } from '../layout/Page'
import { ResourceView } from '../feedback/ResourceView'
import { SignInFirst } from '../account/SignInFirst'

interface Props {
  readonly session: Pick<SessionStore, 'isSignedIn' | 'ownerId' | 'owner' | 'knowOwner'>
  /** Whether nothing on the page could be lost. */
  readonly isUntouched: boolean
  /** What is said to who is not signed in. */
  readonly gate?: string
  readonly gateHint?: string
  readonly onSignIn: () => Promise<void>
  readonly children: ReactNode
}

/**
 * A page with a form that is kept for its customer: nothing can be typed before it is known whose it will be. A
 * session that ends later leaves what was typed where it is.
 */
export const FormPage = observer(function FormPage({ session, isUntouched, children, ...gate }: Props) {
  const isOwnerUnknown = session.isSignedIn && session.ownerId === null
  useEffect(() => {
    if (isOwnerUnknown) void session.knowOwner()
  }, [isOwnerUnknown, session])

  if (isUntouched && !session.isSignedIn) return <Gate {...gate} />
  const isKnown = !isUntouched || !isOwnerUnknown
  return (
    <Page>{isKnown ? children : <ResourceView resource={session.owner}>{() => null}</ResourceView>}</Page>
  )
})

const Gate = observer(function Gate({
  gate,
  gateHint,
  onSignIn,
}: Pick<Props, 'gate' | 'gateHint' | 'onSignIn'>) {
  return (
    <SignInFirst
      {...(gate !== undefined && { text: gate })}
      {...(gateHint !== undefined && { hint: gateHint })}
      onSignIn={onSignIn}
    />
  )
})
