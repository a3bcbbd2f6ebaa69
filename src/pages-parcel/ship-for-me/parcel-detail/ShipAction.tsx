import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'

/** Leads to the parcels that can go into one box with this one, which is ticked already. */
export const ShipAction = observer(function ShipAction({ id }: { id: string }) {
  return (
    <Button id="ship" block onClick={() => void openPage('parcelList', { shipWith: id })}>
      {t('care.ship')}
    </Button>
  )
})
