import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'

/** Opens the list of parcels that can be shipped with this one, which is already ticked. */
export const ShipAction = observer(function ShipAction({ id }: { id: string }) {
  return (
    <Button id="ship" block onClick={() => void openPage('parcelList', { shipWith: id })}>
      {t('care.ship')}
    </Button>
  )
})
