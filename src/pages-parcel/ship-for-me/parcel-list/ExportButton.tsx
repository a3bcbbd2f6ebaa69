import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import { PARCEL_COLUMNS, parcelCsv, type ParcelColumn } from '@/model/parcelCsv'
import { formatDate } from '@/model/relativeTime'
import { CAN_SAVE_FILES, saveTextFile } from '@/platform/saveTextFile'
import { showToast } from '@/platform/toast'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/Button'
import { useCommand } from '@/ui/useCommand'

import { ParcelExport } from './ParcelExport'
import type { ParcelListStore } from './ParcelListStore'

/** Gives the customer all parcels of the list as a table, where there are downloads. */
export const ExportButton = observer(function ExportButton({ store }: { store: ParcelListStore }) {
  const reading = usePageStore((stores) => new ParcelExport(stores))
  useEffect(() => reading.leave, [reading])
  const save = useCommand(async () => {
    const parcels = await reading.read(store.conditions)
    if (parcels === null) return
    const words = { headers: headers(), yes: t('parcel.csv.yes'), no: t('parcel.csv.no') }
    saveTextFile(
      `${t('parcel.csv.file')}-${formatDate(new Date())}.csv`,
      parcelCsv(parcels, words),
      'text/csv',
    )
    showToast(t('parcel.exported', { count: parcels.length }))
  })
  if (!CAN_SAVE_FILES) return null
  const { progress } = reading
  return (
    <Button
      id="export-parcels"
      kind="text"
      size="s"
      isBusy={save.isRunning}
      isDisabled={store.list.view !== 'items'}
      onClick={() => void save.run()}
    >
      {progress === null ? t('parcel.export') : `${Math.floor((progress.read * 100) / progress.total)}%`}
    </Button>
  )
})

function headers(): Readonly<Record<ParcelColumn, string>> {
  const texts = {} as Record<ParcelColumn, string>
  for (const column of PARCEL_COLUMNS) texts[column] = t(`parcel.csv.${column}`)
  return texts
}
