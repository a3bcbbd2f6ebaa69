import type { ContentBlock, RichText } from './contentBlock'

/** What is rendered at once: few enough elements and characters for one call to a mini program's view. */
const MAX_ELEMENTS = 60
const MAX_CHARACTERS = 2_000
const MAX_BLOCKS = 30

/** Consecutive blocks that are rendered together. */
export interface ContentPart {
  readonly blocks: readonly ContentBlock[]
  /** In design px, by a rough guess. */
  readonly guessedHeight: number
}

export function partsOf(blocks: readonly ContentBlock[]): readonly ContentPart[] {
  const parts: { blocks: ContentBlock[]; guessedHeight: number }[] = []
  let elements = Infinity
  let characters = 0
  for (const block of blocks) {
    const size = sizeOf(block)
    elements += size.elements
    characters += size.characters
    const last = parts[parts.length - 1]
    if (
      !last ||
      elements > MAX_ELEMENTS ||
      characters > MAX_CHARACTERS ||
      last.blocks.length === MAX_BLOCKS
    ) {
      parts.push({ blocks: [block], guessedHeight: size.height })
      elements = size.elements
      characters = size.characters
    } else {
      last.blocks.push(block)
      last.guessedHeight += size.height
    }
  }
  return parts
}

const LINE = 22
const GAP = 12
const LINE_CHARACTERS = 22

function sizeOf(block: ContentBlock): { elements: number; characters: number; height: number } {
  if (block.type === 'image') return { elements: 4, characters: block.url.length, height: 240 }
  const texts = textsOf(block)
  const characters = texts.reduce((total, text) => total + charactersOf(text), 0)
  const rows = block.type === 'table' ? block.rows.length : texts.length
  const lines = Math.max(rows, Math.ceil(characters / LINE_CHARACTERS))
  const elements = texts.reduce((total, text) => total + (typeof text === 'string' ? 1 : 1 + text.length), 1)
  const marks = block.type === 'list' ? 2 * rows : 0
  return { elements: elements + marks, characters, height: lines * LINE + GAP }
}

function textsOf(block: Exclude<ContentBlock, { type: 'image' }>): readonly RichText[] {
  if (block.type === 'list') return block.items
  return block.type === 'table' ? block.rows.flatMap((row) => row) : [block.text]
}

function charactersOf(text: RichText): number {
  return typeof text === 'string' ? text.length : text.reduce((total, span) => total + span.text.length, 0)
}
