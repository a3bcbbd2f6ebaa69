import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { topupState, type TopupDetail } from '@/model/funds/topup'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** Links to balance details, customer service and all top-ups. */
export const MoreCells = observer(function MoreCells({ topup }: { topup: TopupDetail }) {
  return (
    <CellGroup title={t('topupResult.more')}>
      {topupState(topup) === 'paid' && (
        <Cell
          id="to-balance-details"
          icon="wallet"
          title={t('topupResult.balanceDetails')}
          onClick={() => void openPage('fundAccountLog')}
        />
      )}
      <Cell
        id="to-service"
        icon="headset"
        title={t('title.customerService')}
        onClick={() => void openPage('customerService')}
      />
      <Cell
        id="to-topups"
        icon="list"
        title={t('topupResult.allTopups')}
        onClick={() => void openPage('topupList')}
      />
    </CellGroup>
  )
})
