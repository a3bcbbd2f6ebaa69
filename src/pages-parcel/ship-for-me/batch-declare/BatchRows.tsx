import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { Button } from '@/ui/Button'
import { SectionHead } from '@/ui/SectionHead'

import type { BatchDeclareStore } from './BatchDeclareStore'
import { BatchRowCard } from './BatchRowCard'

/** Rows on screen at first, and more with each tap: a phone draws two hundred of them slowly. */
const STEP = 20

/** One row a number; one at a time is open to be changed. */
export const BatchRows = observer(function BatchRows({ store }: { store: BatchDeclareStore }) {
  const [shown, setShown] = useState(STEP)
  const [openNumber, setOpenNumber] = useState<string | null>(null)
  const { rows } = store.list
  return (
    <>
      <SectionHead title={t('declaration.rows', { count: rows.length })} />
      {rows.slice(0, shown).map((row) => (
        <BatchRowCard
          key={row.expressNumber}
          row={row}
          store={store}
          isOpen={row.expressNumber === openNumber}
          onToggle={() => setOpenNumber(row.expressNumber === openNumber ? null : row.expressNumber)}
        />
      ))}
      {rows.length > shown && (
        <Button id="more-rows" kind="text" block onClick={() => setShown(shown + STEP)}>
          {t('declaration.moreRows', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
})
