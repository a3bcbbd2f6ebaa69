import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/Button'

/** Leads to the parcels that can go into one box with this one. */
export const ShipAction = observer(function ShipAction() {
  return (
    <Button id="ship" block onClick={() => void openPage('parcelList', { status: '63' })}>
      {t('care.ship')}
    </Button>
  )
})
