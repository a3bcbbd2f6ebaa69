import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { closePage } from '@/navigation/navigate'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { countDrafts } from '@/stores/form/Draft'
import { useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Notice } from '@/ui/feedback/Notice'
import { SignOutCell } from '@/ui/account/SignOutCell'
import { useCommand } from '@/ui/control/useCommand'

import type { ProfileStore } from './ProfileStore'

/** Sign out here, sign out everywhere, and delete the account; each asks first. */
export const AccountActions = observer(function AccountActions({ store }: { store: ProfileStore }) {
  const { session } = useStores()
  const signOutEverywhere = useCommand(async () => {
    const count = countDrafts()
    const question =
      count > 0 ? t('profile.signOutEverywhereDraftsAsk', { count }) : t('profile.signOutEverywhereAsk')
    if (!(await isSure(t('profile.signOutEverywhere'), question))) return
    await store.signOutEverywhere()
    showToast(t('profile.signedOutEverywhere'))
    await closePage('mine')
  })
  const deleteAccount = useCommand(async () => {
    const confirmText = t('profile.deleteAccountConfirm')
    if (!(await isSure(t('profile.deleteAccount'), t('profile.deleteAccountAsk'), confirmText))) return
    if (!(await store.deleteAccount())) return
    showToast(t('profile.deleted'))
    await closePage('mine')
  })

  return (
    <>
      <CellGroup>
        <Cell
          id="sign-out-everywhere"
          icon="refresh"
          title={t('profile.signOutEverywhere')}
          description={t('profile.signOutEverywhereHint')}
          onClick={() => void signOutEverywhere.run()}
        />
        <SignOutCell session={session} countDrafts={countDrafts} onSignedOut={() => closePage('mine')} />
      </CellGroup>
      <Obstacles reasons={store.obstacles} />
      <CellGroup>
        <Cell
          id="delete-account"
          icon="delete"
          title={t('profile.deleteAccount')}
          tone="danger"
          onClick={() => void deleteAccount.run()}
        />
      </CellGroup>
    </>
  )
})

const Obstacles = observer(function Obstacles({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <View id="obstacles" className="profile-obstacles">
      <Notice tone="warning" title={t('profile.notDeletable')} text={reasons.join('\n')} />
    </View>
  )
})

function isSure(title: string, content: string, confirmText = t('common.confirm')): Promise<boolean> {
  return askToConfirm({ title, content, confirmText, cancelText: t('common.cancel') })
}
