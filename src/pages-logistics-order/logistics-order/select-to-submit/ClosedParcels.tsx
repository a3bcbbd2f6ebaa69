import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { ClosedParcel } from '@/model/order/selectableParcels'
import { numberText } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { RowCard } from '@/ui/list/RowCard'
import { ParcelPicture } from '@/ui/parcel/ParcelPicture'
import { ParcelTag } from '@/ui/parcel/ParcelTag'

/** Number of rows shown while folded. */
const FOLDED_ROWS = 3

/** Parcels that can't go yet, each with the reason and, where there is one, the fix. */
export const ClosedParcels = observer(function ClosedParcels({
  parcels,
}: {
  readonly parcels: readonly ClosedParcel[]
}) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const shown = isUnfolded ? parcels : parcels.slice(0, FOLDED_ROWS)
  return (
    <>
      {shown.map((closed) => (
        <ClosedRow key={closed.parcel.id} closed={closed} />
      ))}
      {parcels.length > FOLDED_ROWS && (
        <Button kind="text" size="m" block onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? t('common.less') : t('select.closedAll', { count: parcels.length })}
        </Button>
      )}
    </>
  )
})

const ClosedRow = observer(function ClosedRow({ closed }: { readonly closed: ClosedParcel }) {
  const { parcel, obstacle } = closed
  const { id, expressNumber } = parcel
  return (
    <RowCard
      id={`closed-${id}`}
      media={<ParcelPicture parcel={parcel} />}
      title={parcel.declaredName ?? t('parcel.unnamed')}
      number={numberText(parcel)}
      status={<ParcelTag parcel={parcel} />}
      meta={t(`select.obstacle.${obstacle}`)}
      action={
        obstacle === 'undeclared' ? (
          <Button
            id={`declare-${id}`}
            kind="secondary"
            size="s"
            onClick={() => void openPage('createParcel', { expressNumber })}
          >
            {t('select.declare')}
          </Button>
        ) : undefined
      }
      onClick={() => void openPage('parcelDetail', { id })}
    />
  )
})
