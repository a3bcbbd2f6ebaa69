import {
  MAX_DESCRIPTION,
  MAX_LIST_LEVEL,
  type ContentBlock,
  type ContentLink,
  type RichText,
} from '../../../contracts/contentBlocks.ts'
import { plainText } from '../contentWords.ts'
import { addItem, type List } from './addItem.ts'
import { TableDraft } from './TableDraft.ts'
import { cleanText, TextDraft } from './TextDraft.ts'

/** What leaving an element does. */
export type Leave = () => void

type WriteText = (text: RichText) => void

/** Writes blocks while a parser walks through an HTML document. */
export class BlockWriter {
  readonly blocks: ContentBlock[] = []
  private readonly draft = new TextDraft()
  private bold = 0
  private italic = 0
  private readonly links: (ContentLink | null)[] = []
  private readonly lists: List[] = []
  /** What text becomes: the innermost element, which is last, says. Without any it's a paragraph. */
  private readonly kinds: WriteText[] = []
  private table: TableDraft | null = null
  private isInCell = false
  /** Blocks can't be inside a table: they follow it. */
  private afterTable: ContentBlock[] = []

  text(text: string): void {
    const link = this.links.at(-1) ?? null
    this.draft.add(text, { isBold: this.bold > 0, isItalic: this.italic > 0, link })
  }

  /** A second line break in a row begins a new paragraph. */
  lineBreak(): void {
    if (this.draft.endsWithBreak) this.boundary()
    else this.draft.break()
  }

  /** The start or end of an element that stands on lines of its own. */
  boundary = (): void => {
    if (this.kinds.length > 0) this.draft.break()
    else this.flush()
  }

  enterBold(): Leave {
    this.bold++
    return () => this.bold--
  }

  enterItalic(): Leave {
    this.italic++
    return () => this.italic--
  }

  enterLink(link: ContentLink | null): Leave {
    this.links.push(link)
    return () => this.links.pop()
  }

  enterLines(): Leave {
    this.boundary()
    return this.boundary
  }

  enterHeading(level: 1 | 2): Leave {
    return this.enterKind((text) => {
      const words = plainText(text).replaceAll('\n', ' ')
      this.blocks.push({ type: 'heading', ...(level > 1 && { level }), text: words })
    })
  }

  enterQuote(): Leave {
    return this.enterKind((text) => this.blocks.push({ type: 'quote', text }))
  }

  enterNotice(tone: 'info' | 'warning'): Leave {
    return this.enterKind((text) => this.blocks.push({ type: 'notice', tone, text }))
  }

  enterList(isOrdered: boolean, start: number): Leave {
    if (this.isInCell) return this.enterLines()
    this.flush()
    this.lists.push({ isOrdered, next: start })
    return () => {
      this.flush()
      this.lists.pop()
    }
  }

  enterItem(): Leave {
    const list = this.lists.at(-1) ?? { isOrdered: false, next: 1 }
    const level = Math.min(Math.max(1, this.lists.length), MAX_LIST_LEVEL)
    let isFirst = true
    return this.enterKind((text) => {
      // What follows a list or picture inside the item would look like an item of its own.
      if (isFirst) addItem(this.blocks, list, level, text)
      else this.addParagraph(text)
      isFirst = false
    })
  }

  enterTable(): Leave {
    if (this.table) return this.enterLines()
    this.flush()
    const table = new TableDraft()
    this.table = table
    return () => {
      this.flush()
      this.table = null
      this.blocks.push(...table.toBlocks(), ...this.afterTable)
      this.afterTable = []
    }
  }

  enterRow(): Leave {
    if (this.table && !this.isInCell) this.table.addRow()
    return this.enterLines()
  }

  enterCell(isHeading: boolean, columns: number): Leave {
    const { table } = this
    if (!table || this.isInCell) return this.enterLines()
    this.flush()
    this.isInCell = true
    this.kinds.push(() => undefined)
    return () => {
      table.addCell(this.draft.take(), isHeading, columns)
      this.kinds.pop()
      this.isInCell = false
    }
  }

  image(url: string, description: string, size: { width?: number; height?: number }): void {
    const block = {
      type: 'image',
      url,
      description: cleanText(description.slice(0, MAX_DESCRIPTION)),
      ...size,
    } as const
    if (this.table) this.afterTable.push(block)
    else {
      this.flush()
      this.blocks.push(block)
    }
  }

  /** Writes down the text so far. */
  flush(): void {
    const write = this.kinds.at(-1) ?? this.addParagraph
    for (const text of this.draft.take()) write(text)
  }

  /** A cell has lines of its own, but no blocks. */
  private enterKind(write: WriteText): Leave {
    if (this.isInCell) return this.enterLines()
    this.flush()
    this.kinds.push(write)
    return () => {
      this.flush()
      this.kinds.pop()
    }
  }

  private addParagraph = (text: RichText): void => {
    this.blocks.push({ type: 'paragraph', text })
  }
}
