import { View } from '@tarojs/components'
import { Fragment, useMemo, useState } from 'react'

import type { ContentBlock as Block } from '@/model/content/contentBlock'
import { partsOf } from '@/model/content/contentParts'
import { MAX_PARTS } from '@/model/content/PartWindow'
import { assetUrl } from '@/platform/build/assetUrl'
import { designLength } from '@/platform/device/screenSize'
import { previewImages } from '@/platform/photo/imagePreview'

import { semantics } from '../control/semantics'
import { ContentBlock } from './ContentBlock'
import type { LinkDoor } from './linkDoor'
import { partId, useShownParts } from './useShownParts'

import './ContentBlocks.scss'

interface Props {
  readonly blocks: readonly Block[]
  readonly linkDoor: LinkDoor
}

/** On H5, keyboard and screen readers follow the element order, and moving elements is cheap. */
const KEEPS_READING_ORDER = process.env.TARO_ENV === 'h5'

let texts = 0

/**
 * Renders an article's blocks with our own components; never renders HTML. Mounts only the parts of a long text that
 * are near the viewport, in a page that scrolls as a whole. A mini program reuses a fixed number of places for them:
 * inserting or removing one would send all of them again.
 */
export function ContentBlocks({ blocks, linkDoor }: Props) {
  const [id] = useState(() => `content-${++texts}`)
  const parts = useMemo(() => partsOf(blocks), [blocks])
  const { start, end, above, below } = useShownParts(id, parts)
  const pictures = blocks.flatMap((block) => (block.type === 'image' ? [assetUrl(block.url)] : []))
  const openPicture = (url: string) => previewImages(pictures, pictures.indexOf(url))

  const mounted = parts.slice(start, end).map(({ blocks: own }, offset) => ({ index: start + offset, own }))
  if (!KEEPS_READING_ORDER) mounted.sort((a, b) => (a.index % MAX_PARTS) - (b.index % MAX_PARTS))
  // Scrolling by keyboard needs a focusable element, and a text may have no other.
  return (
    <View id={id} className="content-blocks" {...semantics({ isFocusable: true })}>
      <View style={{ height: designLength(above) }} />
      {mounted.map(({ index, own }) => (
        <View
          key={KEEPS_READING_ORDER ? index : index % MAX_PARTS}
          id={partId(id, index)}
          className="content-blocks__part"
          style={{ order: index + 1 }}
        >
          <Fragment key={index}>
            {own.map((block, place) => (
              // Blocks have no IDs, and their order never changes.
              <ContentBlock key={place} block={block} linkDoor={linkDoor} openPicture={openPicture} />
            ))}
          </Fragment>
        </View>
      ))}
      <View style={{ height: designLength(below), order: parts.length + 1 }} />
    </View>
  )
}
