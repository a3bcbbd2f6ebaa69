import { Text, View } from '@tarojs/components'

import type { ContentBlock } from '@/model/content/content'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'

import { Notice } from '../feedback/Notice'
import { Picture } from './Picture'
import { Pressable } from '../control/Pressable'
import { semantics } from '../control/semantics'

import './ContentBlocks.scss'

/** Renders an article's blocks with our own components; never renders HTML. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  // Scrolling by keyboard needs a focusable element, and a text may have no other.
  return (
    <View className="content-blocks" {...semantics({ isFocusable: true })}>
      {blocks.map((block, index) => (
        // Blocks have no IDs, and their order never changes.
        <Block key={index} block={block} />
      ))}
    </View>
  )
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return <Text className="content-blocks__heading">{block.text}</Text>
    case 'paragraph':
      return <Text className="content-blocks__paragraph">{block.text}</Text>
    case 'list':
      return <List items={block.items} isOrdered={block.isOrdered} />
    case 'image':
      return <PictureBlock url={assetUrl(block.url)} description={block.description} />
    case 'notice':
      return <Notice tone={block.tone === 'warning' ? 'warning' : 'brand'} text={block.text} />
  }
}

function List({ items, isOrdered }: { items: readonly string[]; isOrdered: boolean }) {
  return (
    <View className="content-blocks__list">
      {items.map((item, index) => (
        <View key={index} className="content-blocks__item">
          <Text className="content-blocks__mark">{isOrdered ? `${index + 1}.` : '•'}</Text>
          <Text className="content-blocks__words">{item}</Text>
        </View>
      ))}
    </View>
  )
}

function PictureBlock({ url, description }: { url: string; description: string }) {
  return (
    <Pressable label={description} onClick={() => previewImages([url], 0)}>
      <Picture className="content-blocks__picture" src={url} fit="width" alternative={description} isLazy />
    </Pressable>
  )
}
