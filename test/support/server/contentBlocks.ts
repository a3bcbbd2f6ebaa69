import type { ContentBlock } from '../../../server/contracts/content.ts'

/** Everything that a customer reads in the blocks. */
export function wordsOf(blocks: readonly ContentBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'list') return block.items.join('\n')
      return block.type === 'image' ? block.description : block.text
    })
    .join('\n')
}

export const shapeOf = (blocks: readonly ContentBlock[]): string[] =>
  blocks.map((block) => (block.type === 'list' ? `list of ${block.items.length}` : block.type))
