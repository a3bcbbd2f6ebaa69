import type { ContentBlock, RichText } from '../../contracts/contentBlocks.ts'
import type { LocalisedBlocks } from '../../db/schema/columns.ts'
import type { Localised } from '../../texts/localised.ts'

/** The text of the blocks, a line for each. */
export function wordsOf(blocks: readonly ContentBlock[]): string {
  return blocks.flatMap(textsOf).map(plainText).join('\n')
}

/** What a search looks through: the text of an article, in every language. */
export function searchTextOf(title: Localised, summary: Localised, content: LocalisedBlocks): string {
  const texts = [title, summary].flatMap((text) => Object.values(text))
  return [...texts, ...Object.values(content).map(wordsOf)].join('\n')
}

export function plainText(text: RichText): string {
  return typeof text === 'string' ? text : text.map((span) => span.text).join('')
}

function textsOf(block: ContentBlock): readonly RichText[] {
  switch (block.type) {
    case 'list':
      return block.items
    case 'table':
      return block.rows.flat()
    case 'image':
      return [block.description]
    default:
      return [block.text]
  }
}
