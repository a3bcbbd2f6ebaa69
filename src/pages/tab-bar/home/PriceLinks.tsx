import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** What shipping costs, before anybody has to sign up. */
export const PriceLinks = observer(function PriceLinks() {
  return (
    <CellGroup title={t('home.prices')}>
      <Cell
        id="to-calculator"
        icon="calculator"
        title={t('home.calculate')}
        description={t('home.calculateHint')}
        onClick={() => void openPage('calculate')}
      />
      <Cell
        id="to-methods"
        icon="truck"
        title={t('home.methods')}
        description={t('home.methodsHint')}
        onClick={() => void openPage('deliveryMethods')}
      />
    </CellGroup>
  )
})
