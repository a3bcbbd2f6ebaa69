import { pictureSize, type PictureStorage } from '../../upload/index.ts'
import { blocksOfHtml } from './blocksOfHtml.ts'

import type { ContentBlock } from '../../../contracts/contentBlocks.ts'

/**
 * Reads HTML into blocks, with the sizes of pictures that this server keeps.
 *
 * @param ownOrigin the API's own origin
 * @throws ApiProblem 400 ContentTooLong
 */
export type ReadRichText = (html: string, ownOrigin: string) => Promise<ContentBlock[]>

interface Dependencies {
  readonly storage: PictureStorage
  /** Other origins of this site's pages. */
  readonly appOrigins: readonly string[]
}

export function createRichTextReader({ storage, appOrigins }: Dependencies): ReadRichText {
  const measured = async (block: ContentBlock): Promise<ContentBlock> =>
    block.type === 'image' ? { ...block, ...(await pictureSize(storage, block.url)) } : block

  return async (html, ownOrigin) => {
    const blocks: ContentBlock[] = []
    for (const block of blocksOfHtml(html, [ownOrigin, ...appOrigins])) blocks.push(await measured(block))
    return blocks
  }
}
