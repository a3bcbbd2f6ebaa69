import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel/parcel'
import { deliveredHelp } from '@/model/parcel/parcelCare'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { Collapsible } from '@/ui/layout/Collapsible'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

/** Steps to take when the courier reports a delivery but the parcel isn't checked in at the warehouse. */
export const DeliveredHelp = observer(function DeliveredHelp({ parcel }: { parcel: Parcel }) {
  switch (deliveredHelp(parcel)) {
    case 'notArrived':
      return <NotArrived parcel={parcel} />
    case 'notCheckedIn':
      return <NotCheckedIn parcel={parcel} />
    case null:
      return null
  }
})

/** Not scanned by the warehouse: it may be among the unclaimed parcels, or lost. */
const NotArrived = observer(function NotArrived({ parcel: { id: parcelId } }: { parcel: Parcel }) {
  return (
    <Collapsible id="delivered-help" title={t('care.delivered')}>
      <Text className="collapsible__text">{t('care.deliveredWait')}</Text>
      <Cell
        id="check-address"
        icon="address"
        title={t('care.checkAddress')}
        description={t('care.checkAddressHint')}
        onClick={() => void openPage('addressCheck')}
      />
      <Cell
        id="to-unclaimed"
        icon="search"
        title={t('care.lookUnclaimed')}
        description={t('care.lookUnclaimedHint')}
        onClick={() => void openPage('unclaimedParcel')}
      />
      <Cell
        id="case-MISSING"
        icon="alert"
        title={t('care.report.MISSING')}
        description={t('care.report.MISSING.hint')}
        onClick={() => void openPage('createAfterSales', { parcelId, kind: 'MISSING' })}
      />
    </Collapsible>
  )
})

/** Arrived but not checked in: nothing is missing, and only warehouse staff can look for it. */
const NotCheckedIn = observer(function NotCheckedIn({ parcel: { expressNumber } }: { parcel: Parcel }) {
  return (
    <Collapsible id="check-in-help" title={t('care.checkIn')}>
      <Text className="collapsible__text">{t('care.checkInWait')}</Text>
      <Cell
        id="copy-for-service"
        icon="copy"
        title={t('care.copyNumber')}
        description={t('care.copyNumberHint')}
        onClick={() => void copyWithToast(expressNumber)}
      />
      <Cell
        id="ask-service"
        icon="headset"
        title={t('care.askService')}
        description={t('care.askServiceHint')}
        onClick={() => void openPage('customerService')}
      />
    </Collapsible>
  )
})
