import {
  MAX_LIST_ITEMS,
  MAX_TEXT,
  type ContentBlock,
  type RichText,
} from '../../../contracts/contentBlocks.ts'
import { plainText } from '../contentWords.ts'

/** A list that is being read. */
export interface List {
  readonly isOrdered: boolean
  /** Number of the next item. */
  next: number
}

type ListBlock = Extract<ContentBlock, { type: 'list' }>

/** Adds an item to the list block at the end, or in a new one. */
export function addItem(blocks: ContentBlock[], list: List, level: number, text: RichText): void {
  const { isOrdered } = list
  const number = list.next++
  const last = blocks.at(-1)
  if (last?.type === 'list' && goesOn(last, isOrdered, level, number) && hasRoom(last, text)) {
    last.items.push(text)
    return
  }
  blocks.push({
    type: 'list',
    isOrdered,
    ...(level > 1 && { level }),
    ...(isOrdered && number > 1 && { start: number }),
    items: [text],
  })
}

function goesOn(block: ListBlock, isOrdered: boolean, level: number, number: number): boolean {
  const { level: ownLevel = 1, start = 1, items } = block
  const isSame = block.isOrdered === isOrdered && ownLevel === level
  return isSame && (!isOrdered || start + items.length === number)
}

function hasRoom({ items }: ListBlock, text: RichText): boolean {
  const length = [...items, text].reduce((sum, item) => sum + plainText(item).length, 0)
  return items.length < MAX_LIST_ITEMS && length <= MAX_TEXT
}
