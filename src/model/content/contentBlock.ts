import type { ContentLink } from './contentLink'

/** Part of a text that looks different or leads somewhere. */
export interface TextSpan {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly link?: ContentLink
}

/** A text with line breaks, in spans unless all of it is plain. */
export type RichText = string | readonly TextSpan[]

export interface ListBlock {
  readonly type: 'list'
  readonly isOrdered: boolean
  /** How far in, from 1 (the default) to 4: a list inside a list is a block of its own. */
  readonly level?: number
  /** First number, 1 by default: a list that was interrupted goes on in another block. */
  readonly start?: number
  readonly items: readonly RichText[]
}

export interface ImageBlock {
  readonly type: 'image'
  readonly url: string
  readonly description: string
  /** Its own size in pixels, if known. */
  readonly width?: number
  readonly height?: number
}

export interface TableBlock {
  readonly type: 'table'
  /** Whether the first row names the columns. */
  readonly hasHeader: boolean
  readonly rows: readonly (readonly RichText[])[]
}

/** A block of an article. The set is closed: each type has its own component. */
export type ContentBlock =
  | { readonly type: 'heading'; readonly level?: number; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: RichText }
  | { readonly type: 'quote'; readonly text: RichText }
  | { readonly type: 'notice'; readonly tone: 'info' | 'warning'; readonly text: RichText }
  | ListBlock
  | ImageBlock
  | TableBlock
