import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { PickupStation } from '@/model/order/pickupStation'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { StationPlace } from '@/ui/order/StationPlace'

interface Props {
  readonly station: PickupStation
  readonly isBusy: boolean
  readonly onSelect: () => void
}

/** A pickup point: address, opening hours, phone and map. */
export const StationCard = observer(function StationCard({ station, isBusy, onSelect }: Props) {
  const { id, displayName } = station
  return (
    <Card title={displayName}>
      <StationPlace station={station} />
      <Button id={`select-${id}`} kind="secondary" size="m" block isBusy={isBusy} onClick={onSelect}>
        {t('pickup.select')}
      </Button>
    </Card>
  )
})
