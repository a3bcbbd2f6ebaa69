import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { PickupStation } from '@/model/order/pickupStation'
import { openMap } from '@/platform/device/openMap'
import { callPhone } from '@/platform/device/phoneCall'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'

import './StationCard.scss'

interface Props {
  readonly station: PickupStation
  readonly isBusy: boolean
  readonly onSelect: () => void
}

/** A pickup point: address, opening hours, phone and map. */
export const StationCard = observer(function StationCard({ station, isBusy, onSelect }: Props) {
  const { id, displayName, address, mobile, openingHours } = station
  return (
    <Card title={displayName}>
      <Text className="station-card__line">{address}</Text>
      <Text className="station-card__line station-card__line--quiet">{openingHours}</Text>
      <View className="station-card__links">
        <Button id={`call-${id}`} kind="text" size="m" icon="phone" onClick={() => callPhone(mobile)}>
          {mobile}
        </Button>
        <Button
          id={`map-${id}`}
          kind="text"
          size="m"
          icon="address"
          onClick={() => openMap({ ...station, name: displayName })}
        >
          {t('pickup.map')}
        </Button>
      </View>
      <Button id={`select-${id}`} kind="secondary" size="m" block isBusy={isBusy} onClick={onSelect}>
        {t('pickup.select')}
      </Button>
    </Card>
  )
})
