import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { AfterSalesMessage } from '@/model/care/afterSales'
import { formatDateTime } from '@/model/format/relativeTime'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Card } from '@/ui/layout/Card'
import { Evidence } from '@/ui/media/Evidence'

import './Thread.scss'

/** Messages, oldest first, so the newest is just above the reply form. */
export const Thread = observer(function Thread({ messages }: { messages: readonly AfterSalesMessage[] }) {
  return (
    <Card id="case-thread" title={t('afterSales.thread')}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Card>
  )
})

const Message = observer(function Message({ message }: { message: AfterSalesMessage }) {
  const { actor, time, moveDisplayName, content, images } = message
  const urls = images.map(assetUrl)
  return (
    <View className={`thread-message ${actor === 'CUSTOMER' ? 'thread-message--own' : ''}`}>
      <View className="thread-message__head">
        <Text className="thread-message__who">
          {`${t(`afterSales.actor.${actor}`)} · ${moveDisplayName}`}
        </Text>
        <Text className="thread-message__time">{formatDateTime(time)}</Text>
      </View>
      <Text className="thread-message__content" userSelect>
        {content}
      </Text>
      {urls.length > 0 && (
        <View className="thread-message__photos">
          <Evidence
            photos={urls.map((url, index) => ({
              url,
              caption: t('afterSales.picture', { number: index + 1 }),
            }))}
            onPreview={(index) => previewImages(urls, index)}
          />
        </View>
      )}
    </View>
  )
})
