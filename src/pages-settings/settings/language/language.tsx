import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { LOCALES } from '@/model/enumerations/session'
import { useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

export default observer(function LanguagePage() {
  usePageTitle('title.language')
  const { locale } = useStores()
  return (
    <Page>
      <CellGroup>
        {LOCALES.map((choice) => (
          <Cell
            key={choice}
            id={`language-${choice}`}
            title={t(`language.${choice}`)}
            isSelected={choice === locale.locale}
            onClick={() => locale.select(choice)}
          />
        ))}
      </CellGroup>
    </Page>
  )
})
