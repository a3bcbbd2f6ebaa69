import {
  MAX_SPANS,
  MAX_TEXT,
  type ContentLink,
  type RichText,
  type TextSpan,
} from '../../../contracts/contentBlocks.ts'

/** How words look, and where they lead. */
export interface Look {
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly link: ContentLink | null
}

const WHITESPACE = /\s+/g
/** Control characters and lone surrogates: no text needs them, and PostgreSQL refuses some. */
const UNWANTED = /[\p{Cc}\p{Cs}]/gu
/** How far back from the limit a space is looked for to split at. */
const SPLIT_WITHIN = 200

/** A text on one line, without unwanted characters. */
export function cleanText(text: string): string {
  return text.replace(WHITESPACE, ' ').replace(UNWANTED, '')
}

/** Collects a text piece by piece, with spaces and line breaks as HTML shows them. */
export class TextDraft {
  private spans: TextSpan[] = []
  /** What goes between the words so far and the next ones. */
  private gap: '' | ' ' | '\n' = ''

  get endsWithBreak(): boolean {
    return this.gap === '\n'
  }

  add(text: string, look: Look): void {
    const words = cleanText(text)
    if (words.startsWith(' ') && this.gap === '') this.gap = ' '
    const inner = words.trim()
    if (inner === '') return
    this.append(inner, look)
    this.gap = words.endsWith(' ') ? ' ' : ''
  }

  break(): void {
    this.gap = '\n'
  }

  /** Empties the draft. Returns its text: in several parts if it is too long for a block, in none if it has no words. */
  take(): RichText[] {
    const texts: RichText[] = []
    let part: TextSpan[] = []
    let room = MAX_TEXT
    const finish = (): void => {
      const text = richText(part)
      if (text !== null) texts.push(text)
      part = []
      room = MAX_TEXT
    }
    for (const { text, ...look } of this.spans) {
      if (part.length === MAX_SPANS) finish()
      let rest = text
      while (rest.length > room) {
        const end = splitAt(rest, room)
        if (end > 0) part.push({ ...look, text: rest.slice(0, end) })
        rest = rest.slice(end)
        finish()
      }
      if (rest !== '') part.push({ ...look, text: rest })
      room -= rest.length
    }
    finish()
    this.spans = []
    this.gap = ''
    return texts
  }

  private append(words: string, look: Look): void {
    const last = this.spans.at(-1)
    const gap = last === undefined ? '' : this.gap
    if (last !== undefined && isSameLook(last, look)) last.text += gap + words
    else if (last !== undefined && last.link === undefined) {
      last.text += gap
      this.spans.push(spanOf(words, look))
    } else this.spans.push(spanOf(look.link === null ? gap + words : words, look))
  }
}

function spanOf(text: string, { isBold, isItalic, link }: Look): TextSpan {
  return { text, ...(isBold && { isBold }), ...(isItalic && { isItalic }), ...(link && { link }) }
}

function isSameLook(span: TextSpan, { isBold, isItalic, link }: Look): boolean {
  return (
    (span.isBold ?? false) === isBold && (span.isItalic ?? false) === isItalic && (span.link ?? null) === link
  )
}

/** Where to split a text so that the first part has room: after a space if there is one, never inside a character. */
function splitAt(text: string, room: number): number {
  const space = text.lastIndexOf(' ', room - 1)
  if (space >= room - SPLIT_WITHIN && space >= 0) return space + 1
  const splitsPair = room > 0 && /[\ud800-\udbff]/.test(text.charAt(room - 1))
  return splitsPair ? room - 1 : room
}

/** Without spaces at its ends; a string if all of it looks plain. */
function richText(spans: readonly TextSpan[]): RichText | null {
  const last = spans.length - 1
  const trimmed = spans
    .map((span, index) => ({ ...span, text: trimmedAt(span.text, index === 0, index === last) }))
    .filter(({ text }) => text !== '')
  const [only, ...more] = trimmed
  if (only === undefined) return null
  const isPlain = more.length === 0 && Object.keys(only).length === 1
  return isPlain ? only.text : trimmed
}

function trimmedAt(text: string, isFirst: boolean, isLast: boolean): string {
  const begun = isFirst ? text.trimStart() : text
  return isLast ? begun.trimEnd() : begun
}
