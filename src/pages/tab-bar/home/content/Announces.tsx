import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import type { Announce } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Cell } from '@/ui/layout/Cell'

import { Block } from './Block'

/** The latest announcements, pinned ones first. */
export const Announces = observer(function Announces({ block }: { block: Resource<readonly Announce[]> }) {
  return (
    <Block name="announces" block={block} title={t('home.announces')} onAll={() => openPage('announceList')}>
      {(items) =>
        items.map(({ id, displayTitle, isTop, publishTime }) => (
          <Cell
            key={id}
            id={`announce-${id}`}
            title={displayTitle}
            value={isTop ? t('home.pinned') : timeText(publishTime)}
            onClick={() => void openPage('announceDetail', { id })}
          />
        ))
      }
    </Block>
  )
})
