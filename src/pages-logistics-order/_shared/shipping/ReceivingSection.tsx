import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { regionText } from '@/model/address/address'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'

import type { ShippingEditor } from './ShippingEditor'
import { StationSheet } from './StationSheet'

/** Delivery to the door or to a pickup station, and the address or station. */
export const ReceivingSection = observer(function ReceivingSection({ editor }: { editor: ShippingEditor }) {
  const { form, isPickup } = editor
  return (
    <>
      <CellGroup title={t('order.sectionReceiving')}>
        <Cell
          id="receive-door"
          title={t('order.receiving.10')}
          description={t('order.doorHint')}
          isSelected={!isPickup}
          onClick={() => form.set('receivingMethod', ReceivingMethod.DOOR)}
        />
        <Cell
          id="receive-pickup"
          title={t('order.receiving.20')}
          description={t('order.pickupHint')}
          isSelected={isPickup}
          onClick={() => form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)}
        />
      </CellGroup>
      <ResourceView resource={editor.options.addresses} skeleton={<ListSkeleton rows={1} />}>
        {() => <Place editor={editor} />}
      </ResourceView>
    </>
  )
})

const Place = observer(function Place({ editor }: { editor: ShippingEditor }) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <View id="field-addressId">
      <Problem editor={editor} />
      <View id="field-pickupStationId">
        <CellGroup>
          <AddressCell editor={editor} />
          {editor.isPickup && <StationCell editor={editor} onChoose={() => setIsChoosing(true)} />}
        </CellGroup>
      </View>
      <StationSheet editor={editor} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </View>
  )
})

/** The server's error for the address or station, or a notice that the chosen address is gone. */
const Problem = observer(function Problem({ editor }: { editor: ShippingEditor }) {
  const { form, address } = editor
  const problem = form.problems.addressId ?? form.problems.pickupStationId
  const isGone = address === null && form.values.addressId !== null
  if (!problem && !isGone) return null
  return <Notice tone="danger" text={problem ? problemText(problem) : t('order.addressGone')} />
})

const AddressCell = observer(function AddressCell({ editor }: { editor: ShippingEditor }) {
  const { address } = editor
  const hasAny = (editor.options.addresses.value ?? []).length > 0
  if (!hasAny && address === null) {
    return (
      <Cell
        id="address"
        icon="plus"
        title={t('order.addressAdd')}
        description={t('order.addressAddHint')}
        onClick={() => void openPage('editAddress')}
      />
    )
  }
  return (
    <Cell
      id="address"
      icon="address"
      title={address ? `${address.recipient} ${address.mobile}` : t('order.addressPick')}
      description={
        address ? `${regionText(address)} ${address.detailsAddress} ${address.postCode}` : undefined
      }
      onClick={() => void openPage('myAddresses', { choose: '1' })}
    />
  )
})

interface StationCellProps {
  readonly editor: ShippingEditor
  readonly onChoose: () => void
}

const StationCell = observer(function StationCell({ editor, onChoose }: StationCellProps) {
  const { station, options } = editor
  const isNone = options.stations.value?.length === 0
  return (
    <Cell
      id="station"
      icon="store"
      title={station?.displayName ?? t('order.stationPick')}
      description={isNone ? t('order.stationNone') : station?.address}
      onClick={onChoose}
    />
  )
})
