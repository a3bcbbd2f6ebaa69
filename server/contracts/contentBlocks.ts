import { Type, type Static } from 'typebox'

import { Url } from './common.ts'
import { LinkTypeCode } from './enumerations.ts'
import { entity, ref, words } from './schema.ts'
import { LanguageName } from './system.ts'

/** Longest text of a block: a phone draws it at once, and a long text is many blocks. */
export const MAX_TEXT = 2_000
/** Most spans of a text. */
export const MAX_SPANS = 40
export const MAX_LIST_ITEMS = 30
export const MAX_LIST_LEVEL = 4
export const MAX_TABLE_COLUMNS = 10
export const MAX_TABLE_CELLS = 60
export const MAX_BLOCKS = 5_000
export const MAX_DESCRIPTION = 500
/** Longest HTML that staff may send. */
export const MAX_HTML = 500_000
/** The same as a body, in bytes: a character may take three, and JSON escapes some. */
export const HTML_BODY_LIMIT = 2 * 1024 * 1024

export const ContentLink = entity('ContentLink', {
  linkType: ref(LinkTypeCode),
  linkSourceValue: Type.String({
    minLength: 1,
    maxLength: 1_000,
    description: 'Path of a page, address or ID, as the link type says',
  }),
})
export type ContentLink = Static<typeof ContentLink>

const Plain = Type.String({ minLength: 1, maxLength: MAX_TEXT })

export const TextSpan = entity('TextSpan', {
  text: Plain,
  isBold: Type.Optional(Type.Boolean()),
  isItalic: Type.Optional(Type.Boolean()),
  link: Type.Optional(ref(ContentLink)),
})
export type TextSpan = Static<typeof TextSpan>

const Spans = Type.Array(ref(TextSpan), { minItems: 1, maxItems: MAX_SPANS })
const RichTextUnion = Type.Union([Plain, Spans], {
  description: 'Plain, or spans that look different or lead somewhere; `\\n` is a line break',
})
export type RichText = Static<typeof RichTextUnion>

export const HeadingBlock = entity('HeadingBlock', {
  type: Type.Literal('heading'),
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: '1 by default' })),
  text: Plain,
})
export const ParagraphBlock = entity('ParagraphBlock', {
  type: Type.Literal('paragraph'),
  text: RichTextUnion,
})
export const QuoteBlock = entity('QuoteBlock', { type: Type.Literal('quote'), text: RichTextUnion })
export const NoticeToneWord = words('NoticeTone', ['info', 'warning'])
export const NoticeBlock = entity('NoticeBlock', {
  type: Type.Literal('notice'),
  tone: ref(NoticeToneWord),
  text: RichTextUnion,
})
export const ListBlock = entity(
  'ListBlock',
  {
    type: Type.Literal('list'),
    isOrdered: Type.Boolean({ description: 'Steps, with numbers; otherwise points' }),
    level: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_LIST_LEVEL, description: 'How far in; 1 by default' }),
    ),
    start: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'First number; 1 by default' }),
    ),
    items: Type.Array(RichTextUnion, { minItems: 1, maxItems: MAX_LIST_ITEMS }),
  },
  'A list inside a list is a block of its own, one level further in; the outer list goes on in another',
)

const Pixels = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 20_000, description: 'Its own size in pixels, where known' }),
)
export const ImageBlock = entity('ImageBlock', {
  type: Type.Literal('image'),
  url: Url,
  description: Type.String({
    maxLength: MAX_DESCRIPTION,
    description: 'What it shows, for those who cannot see it',
  }),
  width: Pixels,
  height: Pixels,
})

const Cell = Type.Union([Type.String({ maxLength: MAX_TEXT }), Spans])
export const TableBlock = entity('TableBlock', {
  type: Type.Literal('table'),
  hasHeader: Type.Boolean({ description: 'Whether the first row names the columns' }),
  rows: Type.Array(Type.Array(Cell, { minItems: 1, maxItems: MAX_TABLE_COLUMNS }), {
    minItems: 1,
    maxItems: MAX_TABLE_CELLS,
    description: 'All equally long',
  }),
})

/** A closed set that the app shows with its own components: never HTML, which could carry anything. */
export const ContentBlockUnion = Type.Union([
  ref(ParagraphBlock),
  ref(HeadingBlock),
  ref(ListBlock),
  ref(ImageBlock),
  ref(NoticeBlock),
  ref(QuoteBlock),
  ref(TableBlock),
])
export type ContentBlock = Static<typeof ContentBlockUnion>

export const Content = Type.Array(ContentBlockUnion, {
  maxItems: MAX_BLOCKS,
  description: 'From top to bottom',
})

export const WriteContentRequest = entity('WriteContentRequest', {
  language: ref(LanguageName),
  html: Type.String({ maxLength: MAX_HTML, description: 'What an editor made; read into blocks' }),
})
export type WriteContentRequest = Static<typeof WriteContentRequest>

export const WrittenContent = entity('WrittenContent', { content: Content })
export type WrittenContent = Static<typeof WrittenContent>
