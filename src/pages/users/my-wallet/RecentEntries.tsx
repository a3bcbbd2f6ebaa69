import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { entryLines } from '@/model/funds/entryBlocks'
import { openPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SectionHead } from '@/ui/layout/SectionHead'

import { EntryRow } from './EntryRow'
import type { MyWalletStore } from './MyWalletStore'

/** The last entries by day, and a link to all of them. */
export const RecentEntries = observer(function RecentEntries({ store }: { store: MyWalletStore }) {
  const today = store.months.value?.today ?? null
  const isEmpty = store.recent.value?.length === 0
  const all = {
    id: 'all-entries',
    text: t('wallet.allEntries'),
    onClick: () => void openPage('fundAccountLog'),
  }
  return (
    <View id="entries" className="wallet__entries">
      <View className="wallet__entries-head">
        <SectionHead title={t('wallet.entries')} action={isEmpty ? undefined : all} />
      </View>
      <ResourceView resource={store.recent}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState illustration="mailbox" text={t('fundLog.empty')} hint={t('fundLog.emptyHint')} />
          ) : (
            entryLines(entries).map((line) => <EntryRow key={line.entry.id} line={line} today={today} />)
          )
        }
      </ResourceView>
    </View>
  )
})
