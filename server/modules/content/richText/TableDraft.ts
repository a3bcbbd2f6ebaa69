import {
  MAX_TABLE_CELLS,
  MAX_TABLE_COLUMNS,
  MAX_TEXT,
  type ContentBlock,
  type RichText,
} from '../../../contracts/contentBlocks.ts'
import { plainText } from '../contentWords.ts'

/** A cell's text, in several parts if it is too long for a block. */
type Cell = readonly RichText[]

/** Collects the cells of a table. */
export class TableDraft {
  private readonly rows: Cell[][] = []
  /** Whether every cell of the first row is a heading. */
  private hasHeader = true

  addRow(): void {
    this.rows.push([])
  }

  addCell(cell: Cell, isHeading: boolean, columns: number): void {
    if (this.rows.length === 0) this.addRow()
    const row = this.rows.at(-1) ?? []
    if (this.rows.length === 1) this.hasHeader &&= isHeading
    row.push(cell)
    for (let more = 1; more < Math.min(columns, MAX_TABLE_COLUMNS); more++) row.push([])
  }

  /** The table, in several with the same header if it is long. If it isn't simple, each cell becomes a paragraph. */
  toBlocks(): ContentBlock[] {
    const rows = this.rows.map(withoutEmptyEnd).filter(({ length }) => length > 0)
    const columns = rows.reduce((most, { length }) => Math.max(most, length), 0)
    if (columns < 2 || !rows.every(isSimple)) return rows.flat(2).map((text) => ({ type: 'paragraph', text }))
    const texts = rows.map((row) => Array.from({ length: columns }, (_, column) => row[column]?.[0] ?? ''))
    const hasHeader = this.hasHeader && texts.length > 1
    const header = hasHeader ? texts.slice(0, 1) : []
    return inParts(texts.slice(header.length), header).map((part) => ({
      type: 'table',
      hasHeader,
      rows: [...header, ...part],
    }))
  }
}

/** Short enough to fit into one table with a header as long. */
function isSimple(row: readonly Cell[]): boolean {
  const isShort = row.length <= MAX_TABLE_COLUMNS && lengthOf(row.map(([text = '']) => text)) <= MAX_TEXT / 2
  return isShort && row.every(({ length }) => length <= 1)
}

function withoutEmptyEnd(row: readonly Cell[]): readonly Cell[] {
  return row.slice(0, row.findLastIndex(({ length }) => length > 0) + 1)
}

function inParts(rows: readonly RichText[][], header: readonly RichText[][]): RichText[][][] {
  const parts: RichText[][][] = []
  let cells = Infinity
  let length = 0
  for (const row of rows) {
    cells += row.length
    length += lengthOf(row)
    if (cells > MAX_TABLE_CELLS || length > MAX_TEXT) {
      parts.push([])
      cells = header.flat().length + row.length
      length = lengthOf(header.flat()) + lengthOf(row)
    }
    parts.at(-1)?.push(row)
  }
  return parts
}

function lengthOf(row: readonly RichText[]): number {
  return row.reduce((sum, text) => sum + plainText(text).length, 0)
}
