import type { ContentBlock } from '../../../server/contracts/contentBlocks.ts'

export const shapeOf = (blocks: readonly ContentBlock[]): string[] =>
  blocks.map((block) => (block.type === 'list' ? `list of ${block.items.length}` : block.type))
