import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { askToConfirm } from '@/platform/modal'
import { useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/Cell'
import { useCommand } from '@/ui/useCommand'

export const SignOutCell = observer(function SignOutCell() {
  const { session } = useStores()
  const signOut = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('mine.signOut'),
      content: t('mine.signOutAsk'),
      confirmText: t('mine.signOut'),
      cancelText: t('common.cancel'),
    })
    if (isSure) session.signOut()
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
