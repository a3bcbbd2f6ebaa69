import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Pressable } from '@/ui/control/Pressable'
import { useCommand } from '@/ui/control/useCommand'
import { Icon } from '@/ui/media/Icon'

import type { MessageListStore } from './MessageListStore'

import './MessageBar.scss'

/** The tab's number of unread messages, a button that marks them as read, and a link to the notification settings. */
export const MessageBar = observer(function MessageBar({ store }: { store: MessageListStore }) {
  const readAll = useCommand(store.readAll)
  const count = store.unreadCount(store.list.tab)
  return (
    <View className="message-bar">
      <Text className="message-bar__count">{store.hasCounts && countText(count)}</Text>
      {count > 0 && (
        <Pressable
          id="read-all"
          className="message-bar__action message-bar__action--main"
          isDisabled={readAll.isRunning}
          onClick={() => void readAll.run()}
        >
          <Icon name="check" size="s" />
          <Text>{t('message.readAll')}</Text>
        </Pressable>
      )}
      <Pressable
        id="to-preferences"
        className="message-bar__action"
        onClick={() => void openPage('settingList', { part: 'notifications' })}
      >
        <Icon name="settings" size="s" />
        <Text>{t('message.preferences')}</Text>
      </Pressable>
    </View>
  )
})

const countText = (count: number) => (count > 0 ? t('message.unread', { count }) : t('message.nothingUnread'))
