import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { storageOfParcels, type ChosenParcel } from '@/model/order/logisticsOrder'
import { moneyText } from '@/model/money/money'
import { summaryOf } from '@/model/parcel/parcelSelection'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { Card } from '@/ui/layout/Card'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'

import { ChosenParcelRow } from '../../_shared/ChosenParcelRow'
import type { SubmitOrderStore } from './SubmitOrderStore'

/** Number of rows shown while collapsed. */
const COLLAPSED_ROWS = 3

/** Parcels to ship. Those that can't be shipped come first, with a way to resolve it. */
export const ParcelsSection = observer(function ParcelsSection({ store }: { store: SubmitOrderStore }) {
  const { editor } = store
  const { parcels } = editor
  const change = useCommand(async () => {
    store.offerChange()
    await openPage('selectToSubmit', { isChange: '1' })
  })
  return (
    <Card id="field-parcelIds" title={t('order.sectionParcels')} aside={asideOf(parcels)}>
      <ResourceView resource={editor.chosen} skeleton={<ListSkeleton rows={2} />}>
        {() => (
          <>
            <Obstacles store={store} />
            <Rows store={store} />
            <Storage parcels={parcels} />
            <Button id="change-parcels" kind="text" size="m" block onClick={() => void change.run()}>
              {t('order.changeParcels')}
            </Button>
          </>
        )}
      </ResourceView>
    </Card>
  )
})

const Obstacles = observer(function Obstacles({ store }: { store: SubmitOrderStore }) {
  const { parcels, form } = store.editor
  const count = parcels.filter(({ obstacle }) => obstacle !== null).length
  const problem = form.problems.parcelIds
  if (count === 0 && !problem) return null
  return (
    <Notice
      tone="danger"
      text={problem?.kind === 'server' ? problem.message : t('order.obstacles', { count })}
      {...(count > 0 && { action: { text: t('order.obstaclesRemove'), onClick: store.removeObstacles } })}
    />
  )
})

const Rows = observer(function Rows({ store }: { store: SubmitOrderStore }) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { parcels } = store.editor
  const refusedFirst = [...parcels].sort((a, b) => Number(b.obstacle !== null) - Number(a.obstacle !== null))
  const shown = isUnfolded ? refusedFirst : refusedFirst.slice(0, COLLAPSED_ROWS)
  return (
    <>
      {shown.map((chosen) => (
        <ChosenParcelRow key={chosen.id} chosen={chosen} onRemove={(id) => store.removeParcels([id])} />
      ))}
      {parcels.length > COLLAPSED_ROWS && (
        <Button id="fold-parcels" kind="text" size="m" block onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? t('common.less') : t('order.parcelsAll', { count: parcels.length })}
        </Button>
      )}
    </>
  )
})

/** Last day of free storage, or the storage fee so far. */
const Storage = observer(function Storage({ parcels }: { parcels: readonly ChosenParcel[] }) {
  const storage = storageOfParcels(parcels.flatMap(({ parcel }) => parcel ?? []))
  if (!storage) return null
  const date = storage.lastFreeDay
  if (!storage.isCosting) return <Notice tone="brand" text={t('order.storageUntil', { date })} />
  const fee = moneyText(storage.accruedFee, storage.currencyCode)
  return <Notice tone="warning" text={t('order.storageFee', { date, fee })} />
})

function asideOf(parcels: readonly ChosenParcel[]): string | undefined {
  if (parcels.length === 0) return undefined
  const { weight } = summaryOf(parcels.flatMap(({ parcel }) => parcel ?? []))
  return t('order.parcelsAside', { count: parcels.length, weight: formatNumber(weight) })
}
