import type { ContentBlock } from '../../contracts/contentBlocks.ts'

/** A Markdown file: the fields between the two `---`, and what follows them. */
interface MarkdownFile {
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
}

const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s
const FIELD = /^([a-zA-Z]+): (.+)$/
/** What YAML would not read as these very words. */
const NEEDS_QUOTES = /: | #|:$|^[-?:,[\]{}#&*!|>'"%@`]/

/**
 * Reads the front matter, of which each line is `name: words`. Words that YAML would misread stand in double quotes.
 *
 * @throws Error for a line that is not a field
 */
export function splitMarkdown(source: string): MarkdownFile {
  const [, head, body] = FRONT_MATTER.exec(source) ?? []
  if (head === undefined || body === undefined)
    throw new Error('the front matter between two lines --- is missing')
  return { fields: Object.fromEntries(head.split('\n').map(fieldOf)), body }
}

function fieldOf(line: string): [name: string, words: string] {
  const [, name, words] = FIELD.exec(line) ?? []
  if (name === undefined || words === undefined) throw new Error(`not a field of the front matter: ${line}`)
  if (/^".*"$/.test(words)) return [name, JSON.parse(words) as string]
  if (NEEDS_QUOTES.test(words)) throw new Error(`${name} needs double quotes around its words`)
  return [name, words]
}

const HEADING = /^## (.+)$/
const STEP = /^\d+\. (.+)$/
const POINT = /^- (.+)$/
const IMAGE = /^!\[(.+)\]\((\S+)\)$/
const NOTICE = /^> \[!(NOTE|WARNING)\]\n> (.+)$/

/** Signs of Markdown that would otherwise be shown to customers as they are. */
const UNREAD = /\n|^(#|>|\*|\+|\||```|!\[)|\*\*|__|`|\]\(|<\/?[a-z]/

/**
 * Reads Markdown into the blocks that the app shows. There are headings (`##`), paragraphs and list items of one line
 * each, images, and notices as GitHub writes them (`> [!NOTE]`, `> [!WARNING]`).
 *
 * @throws Error for any other Markdown
 */
export function blocksOf(markdown: string): ContentBlock[] {
  const chunks = markdown.split(/\n{2,}/).map((chunk) => chunk.trim())
  return chunks.filter((chunk) => chunk !== '').map(blockOf)
}

function blockOf(chunk: string): ContentBlock {
  return headingOf(chunk) ?? listOf(chunk) ?? imageOf(chunk) ?? noticeOf(chunk) ?? paragraphOf(chunk)
}

function headingOf(chunk: string): ContentBlock | undefined {
  const [, text] = HEADING.exec(chunk) ?? []
  return text === undefined ? undefined : { type: 'heading', text: plain(text) }
}

function listOf(chunk: string): ContentBlock | undefined {
  const lines = chunk.split('\n')
  const isOrdered = STEP.test(lines[0] ?? '')
  const items = lines.flatMap((line) => (isOrdered ? STEP : POINT).exec(line)?.[1] ?? [])
  return items.length === lines.length ? { type: 'list', isOrdered, items: items.map(plain) } : undefined
}

function imageOf(chunk: string): ContentBlock | undefined {
  const [, description, url] = IMAGE.exec(chunk) ?? []
  return description === undefined || url === undefined ? undefined : { type: 'image', url, description }
}

function noticeOf(chunk: string): ContentBlock | undefined {
  const [, name, text] = NOTICE.exec(chunk) ?? []
  if (text === undefined) return undefined
  return { type: 'notice', tone: name === 'WARNING' ? 'warning' : 'info', text: plain(text) }
}

function paragraphOf(chunk: string): ContentBlock {
  return { type: 'paragraph', text: plain(chunk) }
}

function plain(text: string): string {
  const unread = UNREAD.exec(text)
  if (unread) throw new Error(`Markdown that is not read here, ${JSON.stringify(unread[0])}, in: ${text}`)
  return text
}
