import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel/parcel'
import { PARCEL_COLUMNS, parcelCsv, type ParcelColumn } from '@/model/parcel/parcelCsv'
import { parcelApi } from '@/stores/areas/parcelApi'
import { WholeList } from '@/stores/list/WholeList'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ExportButton as TableButton } from '@/ui/list/ExportButton'

import type { ParcelListStore } from './ParcelListStore'

/** Exports all parcels of the list as a table. */
export const ExportButton = observer(function ExportButton({ store }: { store: ParcelListStore }) {
  const { api } = useStores()
  return (
    <TableButton
      id="export-parcels"
      list={usePageStore(({ session }) => new WholeList<Parcel>(session))}
      fetchPage={(range) => parcelApi(api).list({ ...store.conditions, ...range })}
      tableOf={tableOf}
      texts={{
        download: t('parcel.export'),
        copy: t('parcel.copyTable'),
        fileName: t('parcel.csv.file'),
        downloaded: (count) => t('parcel.exported', { count }),
        askToCopy: (count) => t('parcel.tableRead', { count }),
      }}
      isDisabled={store.list.rows.view !== 'items'}
    />
  )
})

function tableOf(parcels: readonly Parcel[]): string {
  return parcelCsv(parcels, { headers: headers(), yes: t('parcel.csv.yes'), no: t('parcel.csv.no') })
}

function headers(): Readonly<Record<ParcelColumn, string>> {
  const texts = {} as Record<ParcelColumn, string>
  for (const column of PARCEL_COLUMNS) texts[column] = t(`parcel.csv.${column}`)
  return texts
}
