import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { askToConfirm } from '@/platform/dialog/modal'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'
import { useCommand } from '@/ui/control/useCommand'

import type { SearchHistory } from './SearchHistory'

import './HistoryList.scss'

interface Props {
  readonly history: SearchHistory
  readonly onSelect: (words: string) => void
}

/** Recent searches; a tap repeats one. */
export const HistoryList = observer(function HistoryList({ history, onSelect }: Props) {
  const clear = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('parcel.searchHistory'),
      content: t('parcel.searchClearAsk'),
      confirmText: t('common.clear'),
      cancelText: t('common.cancel'),
    })
    if (isSure) history.clear()
  })
  if (history.words.length === 0)
    return (
      <EmptyState illustration="search" text={t('parcel.searchStart')} hint={t('parcel.searchStartHint')} />
    )
  return (
    <View className="search-history">
      <View className="search-history__head">
        <Text className="search-history__title">{t('parcel.searchHistory')}</Text>
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
            label={t('parcel.searchForget', { words })}
            onClick={() => history.remove(words)}
          >
            <Icon name="close" size="s" />
          </Pressable>
        </View>
      ))}
    </View>
  )
})
