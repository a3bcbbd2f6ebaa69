import { Parser } from 'htmlparser2'

import { fieldProblem, type ApiProblem } from '../../../base/http/problem.ts'
import { MAX_BLOCKS, type ContentBlock } from '../../../contracts/contentBlocks.ts'
import { linkOf, pictureUrlOf } from './addresses.ts'
import { BlockWriter, type Leave } from './BlockWriter.ts'

type Attributes = Readonly<Record<string, string>>
type Enter = (writer: BlockWriter, attributes: Attributes, origins: readonly string[]) => Leave | void

/** Nobody writes text that is nested deeper, and the time to parse grows with depth. */
const MAX_DEPTH = 2_500
const MAX_NUMBER = 900_000
const MAX_SIDE = 20_000

/** Elements that are dropped with everything in them. */
const DROPPED = new Set(
  (
    'applet audio canvas embed frameset iframe map math noembed noframes noscript object script select style svg ' +
    'template textarea title video'
  ).split(' '),
)

const LINES: Enter = (writer) => writer.enterLines()
const BOLD: Enter = (writer) => writer.enterBold()
const ITALIC: Enter = (writer) => writer.enterItalic()
const SUBHEADING: Enter = (writer) => writer.enterHeading(2)

/** What elements become. Of others only the text is kept. */
const ELEMENTS: Readonly<Record<string, Enter>> = {
  ...Object.fromEntries(
    (
      'address article body caption center dd details div dl dt fieldset figcaption figure footer form header hr ' +
      'main nav p pre section summary'
    )
      .split(' ')
      .map((name) => [name, LINES]),
  ),
  b: BOLD,
  strong: BOLD,
  i: ITALIC,
  em: ITALIC,
  a: (writer, { href }, origins) => writer.enterLink(href === undefined ? null : linkOf(href, origins)),
  br: (writer) => writer.lineBreak(),
  h1: (writer) => writer.enterHeading(1),
  h2: (writer) => writer.enterHeading(1),
  h3: SUBHEADING,
  h4: SUBHEADING,
  h5: SUBHEADING,
  h6: SUBHEADING,
  blockquote: (writer) => writer.enterQuote(),
  aside: (writer, { class: names = '' }) =>
    writer.enterNotice(names.split(/\s+/).includes('warning') ? 'warning' : 'info'),
  ul: (writer) => writer.enterList(false, 1),
  ol: (writer, { start }) => writer.enterList(true, numberOf(start, MAX_NUMBER) ?? 1),
  li: (writer) => writer.enterItem(),
  table: (writer) => writer.enterTable(),
  tr: (writer) => writer.enterRow(),
  td: (writer, { colspan }) => writer.enterCell(false, numberOf(colspan, MAX_NUMBER) ?? 1),
  th: (writer, { colspan }) => writer.enterCell(true, numberOf(colspan, MAX_NUMBER) ?? 1),
  img: (writer, { src = '', alt = '', width, height }, origins) => {
    const url = pictureUrlOf(src, origins)
    if (url !== null) writer.image(url, alt, sizeOf(width, height))
  },
}

/**
 * Reads what staff wrote in an editor into blocks. What no block can say keeps only its text, and is dropped if it has
 * none.
 *
 * @param origins this site's; addresses without an origin are relative to the first
 * @throws ApiProblem 400 ContentTooLong for too many blocks, or too deep nesting
 */
export function blocksOfHtml(html: string, origins: readonly string[]): ContentBlock[] {
  const writer = new BlockWriter()
  const leaves: (Leave | undefined)[] = []
  /** How many elements are open, counted from the outermost dropped one. */
  let dropped = 0

  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (leaves.length >= MAX_DEPTH) throw tooLong()
      if (dropped > 0 || DROPPED.has(name)) dropped++
      const enter = dropped === 0 && Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined
      leaves.push(enter?.(writer, attributes, origins) ?? undefined)
    },
    ontext: (text) => {
      if (dropped === 0) writer.text(text)
    },
    onclosetag: () => {
      if (dropped > 0) dropped--
      leaves.pop()?.()
    },
  })
  parser.end(html)
  writer.flush()
  if (writer.blocks.length > MAX_BLOCKS) throw tooLong()
  return writer.blocks
}

function tooLong(): ApiProblem {
  return fieldProblem(400, 'ContentTooLong', 'html')
}

/** The size that the attributes give; nothing if one of the two is missing. */
function sizeOf(width: string | undefined, height: string | undefined) {
  const [w, h] = [numberOf(width, MAX_SIDE), numberOf(height, MAX_SIDE)]
  return w !== null && h !== null ? { width: w, height: h } : {}
}

/** An attribute's value if it is a whole number from 1 to the maximum. */
function numberOf(text: string | undefined, maximum: number): number | null {
  const value = /^\s*\d{1,7}\s*$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= maximum ? value : null
}
