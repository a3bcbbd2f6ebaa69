import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { LOCALES, type Locale } from '@/model/enumerations/session'
import { showToast } from '@/platform/dialog/toast'
import { useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

export default observer(function LanguagePage() {
  usePageTitle('title.language')
  const { locale } = useStores()
  const choose = async (choice: Locale) => {
    if (!(await locale.select(choice))) showToast(t('error.network'))
  }
  return (
    <Page>
      <CellGroup>
        {LOCALES.map((choice) => (
          <Cell
            key={choice}
            id={`language-${choice}`}
            title={t(`language.${choice}`)}
            isSelected={choice === locale.locale}
            onClick={() => void choose(choice)}
          />
        ))}
      </CellGroup>
    </Page>
  )
})
