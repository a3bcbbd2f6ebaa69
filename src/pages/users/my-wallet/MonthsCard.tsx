import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'

import { BarLegend, MonthBars } from './MonthBars'
import { SHOWN_MONTHS, type MyWalletStore } from './MyWalletStore'

/** Money in and out of the last months; a month opens its entries. */
export const MonthsCard = observer(function MonthsCard({ store }: { store: MyWalletStore }) {
  const { value, reload } = store.months
  return (
    <Card id="months" title={t('wallet.months')} aside={t('wallet.lastMonths', { count: SHOWN_MONTHS })}>
      {value ? (
        <>
          <MonthBars totals={value} onSelect={(month) => void openPage('fundAccountLog', { month })} />
          <View className="wallet__legend">
            <BarLegend />
          </View>
        </>
      ) : (
        <Notice
          tone="warning"
          text={t('fundLog.monthsFailed')}
          action={{ text: t('common.retry'), onClick: () => void reload() }}
        />
      )}
    </Card>
  )
})
