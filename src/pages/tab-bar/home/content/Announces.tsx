import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import type { Announce } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Pressable } from '@/ui/control/Pressable'

import { Block } from './Block'

import './Announces.scss'

/** The latest announcements, pinned ones first. */
export const Announces = observer(function Announces({
  announces,
}: {
  announces: Resource<readonly Announce[]>
}) {
  return (
    <Block
      name="announces"
      resource={announces}
      title={t('home.announces')}
      action={{ id: 'all-announces', text: t('common.all'), onClick: () => void openPage('announceList') }}
    >
      {(items) => (
        <View className="announces">
          {items.map(({ id, displayTitle, isTop, publishTime }) => (
            <Pressable
              key={id}
              id={`announce-${id}`}
              className="announces__row"
              onClick={() => void openPage('announceDetail', { id })}
            >
              {isTop && <Text className="announces__pinned">{t('home.pinned')}</Text>}
              <Text className="announces__title">{displayTitle}</Text>
              <Text className="announces__time">{timeText(publishTime)}</Text>
            </Pressable>
          ))}
        </View>
      )}
    </Block>
  )
})
