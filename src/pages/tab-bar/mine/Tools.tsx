import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Card } from '@/ui/layout/Card'
import type { IconName } from '@/ui/media/iconNames'

import { IconGrid } from '../_shared/IconGrid'

const TOOLS = [
  { id: 'my-parcels', to: 'parcelList', icon: 'parcel', text: 'mine.myParcels' },
  { id: 'declare', to: 'createParcel', icon: 'parcel-plus', text: 'mine.declare' },
  { id: 'rules', to: 'rules', icon: 'clock', text: 'mine.rules' },
  { id: 'addresses', to: 'myAddresses', icon: 'address', text: 'mine.addresses' },
  { id: 'unclaimed', to: 'unclaimedParcel', icon: 'parcel-search', text: 'mine.unclaimed' },
  { id: 'store-orders', to: 'storeOrderList', icon: 'list', text: 'mine.storeOrders' },
  { id: 'top-up', to: 'topUp', icon: 'wallet', text: 'mine.topUp' },
  { id: 'coupon-centre', to: 'couponList', icon: 'coupon', text: 'mine.couponCentre' },
  { id: 'referral', to: 'myReferral', icon: 'gift', text: 'mine.referral' },
  { id: 'delivery-methods', to: 'deliveryMethods', icon: 'truck', text: 'mine.deliveryMethods' },
  { id: 'calculate', to: 'calculate', icon: 'calculator', text: 'home.calculate' },
  { id: 'tracking', to: 'tracking', icon: 'tracking', text: 'home.tracking' },
  { id: 'pickup-station', to: 'pickupStationSelect', icon: 'store', text: 'mine.pickupStation' },
  { id: 'customer-service', to: 'customerService', icon: 'headset', text: 'mine.customerService' },
] as const satisfies readonly {
  readonly id: string
  readonly to: string
  readonly icon: IconName
  readonly text: string
}[]

/** The service's other pages. */
export const Tools = observer(function Tools() {
  const links = TOOLS.map(({ id, to, icon, text }) => ({
    id,
    icon,
    text: t(text),
    onOpen: () => void openPage(to),
  }))
  return (
    <Card>
      <IconGrid links={links} />
    </Card>
  )
})
