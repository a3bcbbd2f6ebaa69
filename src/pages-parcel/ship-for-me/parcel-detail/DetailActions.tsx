import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { parcelAction } from '@/model/parcel/parcelCare'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'

import './DetailActions.scss'

export function hasActions(parcel: ParcelDetail): boolean {
  return parcelAction(parcel) !== null
}

/** The customer's next action; for a parcel that can ship, also changing its declaration. */
export const DetailActions = observer(function DetailActions({ parcel }: { parcel: ParcelDetail }) {
  const { id, expressNumber } = parcel
  const edit = () => void openPage('parcelUpdate', { id })
  switch (parcelAction(parcel)) {
    case null:
      return null
    case 'declare':
      return (
        <Button id="declare" block onClick={() => void openPage('createParcel', { expressNumber })}>
          {t('parcel.declare')}
        </Button>
      )
    case 'edit':
      return (
        <Button id="edit-parcel" block onClick={edit}>
          {t('care.edit')}
        </Button>
      )
    case 'ship':
      return (
        <View className="detail-actions">
          <Button id="edit-parcel" kind="secondary" onClick={edit}>
            {t('care.edit')}
          </Button>
          <View className="detail-actions__main">
            {/* The list that opens has this parcel ticked. */}
            <Button id="ship" block onClick={() => void openPage('parcelList', { shipWith: id })}>
              {t('care.ship')}
            </Button>
          </View>
        </View>
      )
  }
})
