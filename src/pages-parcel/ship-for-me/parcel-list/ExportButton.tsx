import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import { PARCEL_COLUMNS, parcelCsv, type ParcelColumn } from '@/model/parcel/parcelCsv'
import { formatDate } from '@/model/format/relativeTime'
import { askToConfirm } from '@/platform/dialog/modal'
import { textFileDelivery, saveTextFile } from '@/platform/file/saveTextFile'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { useCommand } from '@/ui/control/useCommand'

import { ParcelExport } from './ParcelExport'
import type { ParcelListStore } from './ParcelListStore'

/** Exports all parcels of the list as a CSV table, by download or copy, where the platform supports it. */
export const ExportButton = observer(function ExportButton({ store }: { store: ParcelListStore }) {
  const reading = usePageStore((stores) => new ParcelExport(stores))
  useEffect(() => reading.leave, [reading])
  const way = textFileDelivery()
  const save = useCommand(async () => {
    const parcels = await reading.read(store.conditions)
    if (parcels === null) return
    const words = { headers: headers(), yes: t('parcel.csv.yes'), no: t('parcel.csv.no') }
    const table = parcelCsv(parcels, words)
    if (way === 'copy') await offerCopy(table, parcels.length)
    else download(table, parcels.length)
  })
  if (way === 'none') return null
  const { progress } = reading
  return (
    <Button
      id="export-parcels"
      kind="text"
      size="s"
      isBusy={save.isRunning}
      isDisabled={store.list.rows.view !== 'items'}
      onClick={() => void save.run()}
    >
      {progress === null
        ? t(way === 'copy' ? 'parcel.copyTable' : 'parcel.export')
        : `${Math.floor((progress.read * 100) / progress.total)}%`}
    </Button>
  )
})

function download(table: string, count: number): void {
  saveTextFile(`${t('parcel.csv.file')}-${formatDate(new Date())}.csv`, table, 'text/csv')
  showToast(t('parcel.exported', { count }))
}

/** Browsers allow copying only in response to a tap, and reading takes too long for that: ask for another. */
async function offerCopy(table: string, count: number): Promise<void> {
  const question = {
    title: t('parcel.copyTable'),
    content: t('parcel.tableRead', { count }),
    confirmText: t('common.copy'),
    cancelText: t('common.cancel'),
  }
  if (await askToConfirm(question)) await copyWithToast(table)
}

function headers(): Readonly<Record<ParcelColumn, string>> {
  const texts = {} as Record<ParcelColumn, string>
  for (const column of PARCEL_COLUMNS) texts[column] = t(`parcel.csv.${column}`)
  return texts
}
