import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import { Sheet } from '@/ui/layout/Sheet'

import type { MessageListStore } from './MessageListStore'

import './MessageSheet.scss'

/** A message that leads nowhere, in full. */
export const MessageSheet = observer(function MessageSheet({ store }: { store: MessageListStore }) {
  const { shown } = store
  return (
    <Sheet
      isOpen={shown !== null}
      title={shown?.title ?? ''}
      closeText={t('common.close')}
      onClose={() => store.show(null)}
    >
      <Text className="message-sheet__time">{shown && formatDateTime(shown.creationTime)}</Text>
      <Text id="message-in-full" className="message-sheet__content" userSelect>
        {shown?.content}
      </Text>
    </Sheet>
  )
})
