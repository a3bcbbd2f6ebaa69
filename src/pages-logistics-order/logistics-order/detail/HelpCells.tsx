import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

export const HelpCells = observer(function HelpCells() {
  return (
    <CellGroup title={t('orderDetail.help')}>
      <Cell
        id="to-service"
        icon="headset"
        title={t('title.customerService')}
        onClick={() => void openPage('customerService')}
      />
      <Cell
        id="to-cases"
        icon="info"
        title={t('orderDetail.allCases')}
        onClick={() => void openPage('afterSalesList')}
      />
    </CellGroup>
  )
})
