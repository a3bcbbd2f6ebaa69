import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/mine'
import { askToConfirm } from '@/platform/dialog/modal'
import type { SessionStore } from '@/stores/session/SessionStore'

import { Cell } from '../layout/Cell'
import { useCommand } from '../control/useCommand'

interface Props {
  readonly session: SessionStore
  /** Number of unsent drafts; signing out discards them. */
  readonly countDrafts: () => number
  readonly onSignedOut?: () => Promise<void>
}

export const SignOutCell = observer(function SignOutCell({ session, countDrafts, onSignedOut }: Props) {
  const signOut = useCommand(async () => {
    const count = countDrafts()
    const isSure = await askToConfirm({
      title: t('mine.signOut'),
      content: count > 0 ? t('mine.signOutDraftsAsk', { count }) : t('mine.signOutAsk'),
      confirmText: t('mine.signOut'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    session.signOut()
    await onSignedOut?.()
  })
  return (
    <Cell
      id="sign-out"
      icon="logout"
      title={t('mine.signOut')}
      tone="danger"
      onClick={() => void signOut.run()}
    />
  )
})
