import { Text, View } from '@tarojs/components'

import type { ContentBlock as Block, ListBlock } from '@/model/content/contentBlock'

import { semantics } from '../control/semantics'
import { Notice } from '../feedback/Notice'
import type { LinkDoor } from './linkDoor'
import { ContentPicture } from './ContentPicture'
import { ContentTable } from './ContentTable'
import { ContentText } from './ContentText'

interface Props {
  readonly block: Block
  readonly linkDoor: LinkDoor
  readonly openPicture: (url: string) => void
}

export function ContentBlock({ block, linkDoor, openPicture }: Props) {
  switch (block.type) {
    case 'heading':
      return <Heading level={block.level} text={block.text} />
    case 'paragraph':
      return <ContentText className="content-blocks__paragraph" text={block.text} linkDoor={linkDoor} />
    case 'quote':
      return <ContentText className="content-blocks__quote" text={block.text} linkDoor={linkDoor} />
    case 'notice':
      return (
        <Notice
          tone={block.tone === 'warning' ? 'warning' : 'brand'}
          text={<ContentText text={block.text} linkDoor={linkDoor} />}
        />
      )
    case 'list':
      return <List list={block} linkDoor={linkDoor} />
    case 'image':
      return <ContentPicture picture={block} onOpen={openPicture} />
    case 'table':
      return <ContentTable table={block} linkDoor={linkDoor} />
  }
}

function Heading({ level = 1, text }: { level: number | undefined; text: string }) {
  return (
    <Text
      className={`content-blocks__heading content-blocks__heading--${level}`}
      {...semantics({ role: 'heading' })}
      {...headingLevel(level + 1)}
    >
      {text}
    </Text>
  )
}

/** A browser's heading has a level; a page's title has the first. */
function headingLevel(level: number): Readonly<Record<string, string>> {
  return process.env.TARO_ENV === 'h5' ? { 'aria-level': String(level) } : {}
}

function List({ list, linkDoor }: { list: ListBlock; linkDoor: LinkDoor }) {
  const { isOrdered, level = 1, start = 1, items } = list
  return (
    <View className={`content-blocks__list content-blocks__list--${level}`} {...semantics({ role: 'list' })}>
      {items.map((item, index) => (
        <View key={index} className="content-blocks__item" {...semantics({ role: 'listitem' })}>
          <Text className="content-blocks__mark">{isOrdered ? `${start + index}.` : BULLETS[level % 2]}</Text>
          <ContentText className="content-blocks__words" text={item} linkDoor={linkDoor} />
        </View>
      ))}
    </View>
  )
}

const BULLETS = ['◦', '•']
