import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { countDrafts } from '@/stores/form/Draft'
import { useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { SignOutCell } from '@/ui/account/SignOutCell'

/** Language, settings and signing out. */
export const AccountGroup = observer(function AccountGroup() {
  const { session, locale } = useStores()
  return (
    <CellGroup>
      <Cell
        id="language"
        icon="globe"
        title={t('mine.language')}
        value={t(`language.${locale.locale}`)}
        onClick={() => void openPage('language')}
      />
      <Cell
        id="settings"
        icon="settings"
        title={t('mine.settings')}
        onClick={() => void openPage('settingList')}
      />
      {session.isSignedIn && <SignOutCell session={session} countDrafts={countDrafts} />}
    </CellGroup>
  )
})
