import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Article } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** The top tips for filling in a shop's address form, and a link to all of them. */
export const AddressTips = observer(function AddressTips({ tips }: { tips: readonly Article[] }) {
  return (
    <CellGroup title={t('warehouse.tipsTitle')}>
      {tips.map(({ id, displayTitle, summary }) => (
        <Cell
          key={id}
          title={displayTitle}
          description={summary}
          onClick={() => void openPage('warehouseAddressTipDetail', { id })}
        />
      ))}
      <Cell
        id="all-tips"
        title={t('warehouse.allTips')}
        onClick={() => void openPage('warehouseAddressTips')}
      />
    </CellGroup>
  )
})
