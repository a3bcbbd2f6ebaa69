import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/Cell'

import { Fold } from './Fold'

/** The courier says delivered, the warehouse has not scanned it: what to do, one step after the other. */
export const DeliveredHelp = observer(function DeliveredHelp({ parcelId }: { parcelId: string }) {
  return (
    <Fold id="delivered-help" title={t('care.delivered')}>
      <Text className="fold__text">{t('care.deliveredWait')}</Text>
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
    </Fold>
  )
})
