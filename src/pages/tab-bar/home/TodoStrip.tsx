import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

import type { HomeStore } from './HomeStore'

/** Open tasks, most urgent first; hidden when there are none. */
export const TodoStrip = observer(function TodoStrip({ store }: { store: HomeStore }) {
  const { readyCount } = store
  const undeclaredCount = store.undeclaredCount.value ?? 0
  if (undeclaredCount + readyCount === 0) return null
  return (
    <View className="home-section home-section--first">
      <CellGroup title={t('home.todo')}>
        {undeclaredCount > 0 && (
          <Cell
            id="todo-undeclared"
            icon="alert"
            tone="warning"
            title={t('home.todoUndeclared', { count: undeclaredCount })}
            description={t('home.todoUndeclaredHint')}
            onClick={() => void openPage('undeclaredParcel')}
          />
        )}
        {readyCount > 0 && (
          <Cell
            id="todo-ready"
            icon="scale"
            title={t('home.todoReady', { count: readyCount })}
            description={t('home.todoReadyHint')}
            onClick={() => void openPage('parcelList', { status: String(ParcelStatus.Inbound) })}
          />
        )}
      </CellGroup>
    </View>
  )
})
