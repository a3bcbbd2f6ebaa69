import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import type { Message, MessageKind } from '@/model/message/message'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'
import type { IconName } from '@/ui/media/iconNames'
import { PictureBox } from '@/ui/media/PictureBox'

import type { MessageListStore } from './MessageListStore'
import { messageDoor } from './messageDoor'

import '@/ui/media/accountIcons.scss'
import './MessageRow.scss'

const ICONS: Readonly<Record<MessageKind, IconName>> = {
  PARCEL: 'parcel',
  LOGISTICS_ORDER: 'truck',
  FUNDS: 'wallet',
  COUPON: 'coupon',
  STORE: 'store',
  AFTER_SALES: 'headset',
  ACCOUNT: 'lock',
}

/** A message. A tap marks it as read and opens its subject, or unfolds it if it has none. */
export const MessageRow = observer(function MessageRow({
  message,
  store,
}: {
  message: Message
  store: MessageListStore
}) {
  const { id, title, content } = message
  const isUnread = store.isUnread(message)
  const door = messageDoor(message)
  const [isUnfolded, setUnfolded] = useState(false)
  const open = () => {
    void store.read(message)
    if (door) void door()
    else setUnfolded(!isUnfolded)
  }
  return (
    <Pressable
      id={`message-${id}`}
      className={`message-row${isUnread ? ' message-row--unread' : ''}`}
      isExpanded={door ? undefined : isUnfolded}
      onClick={open}
    >
      <KindIcon kind={message.kind} isUnread={isUnread} />
      <View className="message-row__words">
        <View className="message-row__head">
          <Text className="message-row__title">{title}</Text>
          <Text className="message-row__time">{timeText(message.creationTime)}</Text>
        </View>
        <Text className={`message-row__content${isUnfolded ? '' : ' message-row__content--folded'}`}>
          {content}
        </Text>
      </View>
    </Pressable>
  )
})

const KindIcon = observer(function KindIcon({ kind, isUnread }: { kind: MessageKind; isUnread: boolean }) {
  return (
    <View className="message-row__icon">
      <PictureBox icon={ICONS[kind]} tone={isUnread ? 'brand' : 'neutral'} />
      {isUnread && (
        <View className="message-row__dot" {...semantics({ role: 'img', label: t('message.unreadOne') })} />
      )}
    </View>
  )
})
