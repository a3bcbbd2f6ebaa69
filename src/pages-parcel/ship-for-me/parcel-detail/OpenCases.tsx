import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { AfterSalesStatus, type AfterSalesCase } from '@/model/care/afterSales'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** Open after-sales cases of the parcel; nothing if there are none. */
export const OpenCases = observer(function OpenCases({ cases }: { cases: readonly AfterSalesCase[] }) {
  if (cases.length === 0) return null
  return (
    <CellGroup title={t('care.openCases')}>
      {cases.map(({ id, code, kindDisplayName, status, statusDisplayName }) => (
        <Cell
          key={id}
          id={`case-${id}`}
          icon="headset"
          tone={status === AfterSalesStatus.Answered ? 'warning' : 'plain'}
          title={kindDisplayName}
          description={code}
          value={statusDisplayName}
          onClick={() => void openPage('afterSalesDetail', { id })}
        />
      ))}
    </CellGroup>
  )
})
