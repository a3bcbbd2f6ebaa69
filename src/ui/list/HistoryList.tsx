import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/searchHistory'
import { askToConfirm } from '@/platform/dialog/modal'
import type { SearchHistory } from '@/stores/list/SearchHistory'

import { Button } from '../control/Button'
import { Pressable } from '../control/Pressable'
import { useCommand } from '../control/useCommand'
import { Icon } from '../media/Icon'

import './HistoryList.scss'

interface Props {
  readonly history: SearchHistory
  readonly onSelect: (words: string) => void
  /** Shown while there are none. */
  readonly empty: ReactNode
}

/** Recent searches; a tap repeats one. */
export const HistoryList = observer(function HistoryList({ history, onSelect, empty }: Props) {
  const clear = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('searchHistory.title'),
      content: t('searchHistory.clearAsk'),
      confirmText: t('common.clear'),
      cancelText: t('common.cancel'),
    })
    if (isSure) history.clear()
  })
  if (history.words.length === 0) return <>{empty}</>
  return (
    <View className="search-history">
      <View className="search-history__head">
        <Text className="search-history__title">{t('searchHistory.title')}</Text>
        <Button id="clear-history" kind="text" size="s" onClick={() => void clear.run()}>
          {t('common.clear')}
        </Button>
      </View>
      {history.words.map((words) => (
        <View key={words} className="search-history__row">
          <Pressable className="search-history__words" onClick={() => onSelect(words)}>
            <Text>{words}</Text>
          </Pressable>
          <Pressable
            className="search-history__forget"
            label={t('searchHistory.forget', { words })}
            onClick={() => history.remove(words)}
          >
            <Icon name="close" size="s" />
          </Pressable>
        </View>
      ))}
    </View>
  )
})
