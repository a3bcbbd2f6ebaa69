import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { scrollToElement } from '@/platform/page/scrollTo'
import { Button } from '@/ui/control/Button'
import { SectionHead } from '@/ui/layout/SectionHead'

import type { BatchDeclareStore } from './BatchDeclareStore'
import { BatchRowCard } from './BatchRowCard'

/** Rows per page: phones are slow to render all two hundred. */
const SHOWN = 20

/** Paginated rows; at most one is expanded for editing. */
export const BatchRows = observer(function BatchRows({ store }: { store: BatchDeclareStore }) {
  const [wanted, setWanted] = useState(0)
  const [openNumber, setOpenNumber] = useState<string | null>(null)
  const { rows } = store.list
  // Removing rows may have emptied the last page.
  const last = Math.floor(Math.max(0, rows.length - 1) / SHOWN) * SHOWN
  const first = Math.min(wanted, last)

  function turnTo(row: number): void {
    setWanted(row)
    scrollToElement('batch-rows')
  }

  return (
    <View id="batch-rows">
      <SectionHead title={t('declaration.rows', { count: rows.length })} />
      <View>
        {rows.slice(first, first + SHOWN).map((row) => (
          <BatchRowCard
            key={row.expressNumber}
            row={row}
            store={store}
            isOpen={row.expressNumber === openNumber}
            onToggle={() => setOpenNumber(row.expressNumber === openNumber ? null : row.expressNumber)}
          />
        ))}
      </View>
      {first > 0 && (
        <Button id="rows-before" kind="text" block onClick={() => turnTo(first - SHOWN)}>
          {t('declaration.rowsBefore', { count: SHOWN })}
        </Button>
      )}
      {first < last && (
        <Button id="rows-after" kind="text" block onClick={() => turnTo(first + SHOWN)}>
          {t('declaration.rowsAfter', { count: rows.length - first - SHOWN })}
        </Button>
      )}
    </View>
  )
})
