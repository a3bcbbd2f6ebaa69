import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { FundAccountLog } from '@/model/funds/fundAccountLog'
import { FUND_LOG_COLUMNS, fundLogCsv, type FundLogColumn } from '@/model/funds/fundLogCsv'
import { textFileDelivery } from '@/platform/file/saveTextFile'
import { WholeList } from '@/stores/list/WholeList'
import { usePageStore } from '@/stores/StoresContext'
import { Pressable } from '@/ui/control/Pressable'
import { ExportButton } from '@/ui/list/ExportButton'
import { Icon } from '@/ui/media/Icon'

import { monthHeading } from './entryTexts'
import type { FundAccountLogStore } from './FundAccountLogStore'

import './FilterNote.scss'

/** The chosen month, which a tap clears, and a button that exports the filtered entries. */
export const FilterNote = observer(function FilterNote({ store }: { store: FundAccountLogStore }) {
  const { month, months } = store
  const whole = usePageStore(({ session }) => new WholeList<FundAccountLog>(session))
  if (month === null && textFileDelivery() === 'none') return null
  return (
    <View className="filter-note">
      <View className="filter-note__month">
        {month !== null && (
          <Pressable
            id="clear-month"
            className="filter-note__chip"
            onClick={() => void store.toggleMonth(month)}
          >
            <Text>{monthHeading(month, months.value?.today ?? null)}</Text>
            <Icon name="close" size="s" />
          </Pressable>
        )}
      </View>
      <ExportButton
        id="export-entries"
        list={whole}
        fetchPage={store.fetch}
        tableOf={(entries) => fundLogCsv(entries, headers())}
        texts={{
          download: t('fundLog.export'),
          copy: t('fundLog.copyTable'),
          fileName: t('fundLog.csv.file'),
          downloaded: (count) => t('fundLog.exported', { count }),
          askToCopy: (count) => t('fundLog.tableRead', { count }),
        }}
        isDisabled={store.list.rows.view !== 'items'}
      />
    </View>
  )
})

function headers(): Readonly<Record<FundLogColumn, string>> {
  const texts = {} as Record<FundLogColumn, string>
  for (const column of FUND_LOG_COLUMNS) texts[column] = t(`fundLog.csv.${column}`)
  return texts
}
