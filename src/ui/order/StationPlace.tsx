import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/stationPlace'
import type { PickupStation } from '@/model/order/pickupStation'
import { openMap } from '@/platform/device/openMap'
import { callPhone } from '@/platform/device/phoneCall'

import { Button } from '../control/Button'

import './StationPlace.scss'

/** Where a pickup point is and when it is open, with its phone and the map. */
export const StationPlace = observer(function StationPlace({ station }: { station: PickupStation }) {
  const { id, displayName, address, mobile, openingHours } = station
  return (
    <>
      <Text className="station-place__line">{address}</Text>
      <Text className="station-place__line station-place__line--quiet">{openingHours}</Text>
      <View className="station-place__links">
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
          {t('stationPlace.map')}
        </Button>
      </View>
    </>
  )
})
