import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { parcelAction } from '@/model/parcel/parcelCare'
import { openPage } from '@/navigation/navigate'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'

import { ShipAction } from './ShipAction'

/** The customer's next action; no bar when there's nothing to do. */
export const NextActionBar = observer(function NextActionBar({ parcel }: { parcel: ParcelDetail }) {
  const { id, expressNumber } = parcel
  const action = parcelAction(parcel)
  const edit = () => void openPage('parcelUpdate', { id })
  switch (action) {
    case null:
      return null
    case 'declare':
      return (
        <ActionBar>
          <Button id="declare" block onClick={() => void openPage('createParcel', { expressNumber })}>
            {t('parcel.declare')}
          </Button>
        </ActionBar>
      )
    case 'edit':
      return (
        <ActionBar>
          <Button id="edit-parcel" block onClick={edit}>
            {t('care.edit')}
          </Button>
        </ActionBar>
      )
    case 'ship':
      return (
        <ActionBar
          left={
            <Button id="edit-parcel" kind="secondary" onClick={edit}>
              {t('care.edit')}
            </Button>
          }
        >
          <ShipAction id={id} />
        </ActionBar>
      )
  }
})
