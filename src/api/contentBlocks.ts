import type { ContentLink } from '@/model/content/contentLink'
import type { ContentBlock, RichText, TextSpan } from '@/model/content/contentBlock'
import { LinkType } from '@/model/enumerations/content'

type Raw = Readonly<Record<string, unknown>>

const MAX_LEVEL = 4
const MAX_ITEMS = 30
const MAX_COLUMNS = 10
const MAX_ROWS = 60

/**
 * Reads blocks from whatever a server sends. Drops what this app can't show: block types of a newer server, blocks
 * without words, and anything of another shape.
 */
export function readBlocks(content: unknown): readonly ContentBlock[] {
  return listOf(content, readBlock)
}

function readBlock(value: unknown): ContentBlock | null {
  if (!isRaw(value)) return null
  const read = typeof value.type === 'string' && own(READERS, value.type)
  return read ? read(value) : null
}

const READERS: Readonly<Record<ContentBlock['type'], (raw: Raw) => ContentBlock | null>> = {
  heading: ({ level, text }) =>
    isText(text) ? { type: 'heading', ...(level === 2 && { level }), text } : null,
  paragraph: (raw) => withText(raw, (text) => ({ type: 'paragraph', text })),
  quote: (raw) => withText(raw, (text) => ({ type: 'quote', text })),
  notice: (raw) =>
    withText(raw, (text) => ({ type: 'notice', tone: raw.tone === 'warning' ? 'warning' : 'info', text })),
  list: ({ isOrdered, level, start, items: raw }) => {
    const items = listOf(raw, readText).slice(0, MAX_ITEMS)
    if (items.length === 0) return null
    const place = { ...atLeastOne('level', level, MAX_LEVEL), ...atLeastOne('start', start, Infinity) }
    return { type: 'list', isOrdered: isOrdered === true, ...place, items }
  },
  image: ({ url, description, width, height }) => {
    if (!isText(url)) return null
    const size = { ...atLeastOne('width', width, Infinity), ...atLeastOne('height', height, Infinity) }
    return { type: 'image', url, description: isText(description) ? description : '', ...size }
  },
  table: ({ hasHeader, rows: raw }) => {
    const rows = listOf(raw, readRow).slice(0, MAX_ROWS)
    return rows.length === 0 ? null : { type: 'table', hasHeader: hasHeader === true, rows }
  },
}

function withText<T>({ text: value }: Raw, block: (text: RichText) => T): T | null {
  const text = readText(value)
  return text === null ? null : block(text)
}

function readText(value: unknown): RichText | null {
  if (isText(value)) return value
  const spans = listOf(value, readSpan)
  return spans.length === 0 ? null : spans
}

function readSpan(value: unknown): TextSpan | null {
  if (!isRaw(value) || !isText(value.text)) return null
  const link = readLink(value.link)
  return {
    text: value.text,
    ...(value.isBold === true && { isBold: true }),
    ...(value.isItalic === true && { isItalic: true }),
    ...(link && { link }),
  }
}

function readLink(value: unknown): ContentLink | null {
  if (!isRaw(value) || !isText(value.linkSourceValue)) return null
  const linkType = Object.values(LinkType).find((type) => type === value.linkType)
  return linkType === undefined ? null : { linkType, linkSourceValue: value.linkSourceValue }
}

/** A cell without words keeps its place. */
function readRow(value: unknown): readonly RichText[] | null {
  const cells = listOf(value, (cell) => readText(cell) ?? '').slice(0, MAX_COLUMNS)
  return cells.length === 0 ? null : cells
}

/** The field with a number from 1 to the maximum; nothing if it has another value. */
function atLeastOne<Name extends string>(name: Name, value: unknown, maximum: number) {
  const isNumber = typeof value === 'number' && value >= 1 && isFinite(value)
  return (isNumber ? { [name]: Math.min(Math.floor(value), maximum) } : {}) as {
    readonly [key in Name]?: number
  }
}

function listOf<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] {
  return Array.isArray(value) ? value.map(read).filter((item): item is T & {} => item !== null) : []
}

function own<T extends object>(object: T, key: string): T[keyof T] | undefined {
  return Object.keys(object).includes(key) ? object[key as keyof T] : undefined
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
