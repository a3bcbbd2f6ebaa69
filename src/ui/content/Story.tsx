import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/content'
import type { ContentBlock } from '@/model/content/contentBlock'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'

import { Pressable } from '../control/Pressable'
import { ShareButton } from '../control/ShareButton'
import { ContentBlocks } from '../media/ContentBlocks'
import type { LinkDoor } from '../media/linkDoor'
import { Picture } from '../media/Picture'
import { useReadingPosition } from './useReadingPosition'

import './Story.scss'

interface Props {
  readonly title: string
  /** False on a page whose bar has the title. */
  readonly hasHeading?: boolean
  /** Below the title, e.g. the day. */
  readonly note: string
  /** Before the note, e.g. a tag. */
  readonly mark?: ReactNode
  readonly picture?: string | null
  readonly content: readonly ContentBlock[]
  readonly linkDoor: LinkDoor
  /** Of the page; shared, and what the reader's position is remembered by. */
  readonly url: string
}

/** An article, an announcement or another text to read, which returns to where its reader stopped. */
export const Story = observer(function Story(props: Props) {
  const { title, hasHeading = true, note, mark, picture = null, content, linkDoor, url } = props
  const bodyId = useReadingPosition(url)
  return (
    <View className="story">
      <View className="story__head">
        <View className="story__words">
          {hasHeading && <Text className="story__title">{title}</Text>}
          <View className="story__notes">
            {mark}
            <Text className="story__note">{note}</Text>
          </View>
        </View>
        {picture !== null && <Cover picture={assetUrl(picture)} />}
      </View>
      <View id={bodyId}>
        <ContentBlocks blocks={content} linkDoor={linkDoor} />
      </View>
      <View className="story__foot">
        <ShareButton title={title} url={url} text={t('content.share')} />
      </View>
    </View>
  )
})

const Cover = observer(function Cover({ picture }: { picture: string }) {
  return (
    <Pressable
      id="story-picture"
      className="story__cover"
      label={t('content.enlarge')}
      onClick={() => previewImages([picture], 0)}
    >
      <Picture className="story__picture" src={picture} fit="cover" />
    </Pressable>
  )
})
