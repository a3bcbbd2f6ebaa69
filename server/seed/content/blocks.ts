import type { ContentBlock } from '../../contracts/contentBlocks.ts'

/** How a line says what it is; a line without a sign is a paragraph. */
const SIGNS = {
  heading: /^# (.+)$/,
  step: /^\d+\. (.+)$/,
  point: /^- (.+)$/,
  info: /^! (.+)$/,
  warning: /^!! (.+)$/,
  image: /^@ (\S+) (.+)$/,
} as const

/**
 * Reads the notation of the texts beside this file: each line is a block of its own, and lines of points, or of
 * steps, that follow each other are one list.
 */
export function blocksOf(source: string): ContentBlock[] {
  const blocks: ContentBlock[] = []
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (line === '') continue
    const item = itemOf(line)
    const last = blocks.at(-1)
    if (item === undefined) blocks.push(blockOf(line))
    else if (last?.type === 'list' && last.isOrdered === item.isOrdered) last.items.push(item.text)
    else blocks.push({ type: 'list', isOrdered: item.isOrdered, items: [item.text] })
  }
  return blocks
}

function itemOf(line: string): { isOrdered: boolean; text: string } | undefined {
  const step = SIGNS.step.exec(line)?.[1]
  if (step !== undefined) return { isOrdered: true, text: step }
  const point = SIGNS.point.exec(line)?.[1]
  return point === undefined ? undefined : { isOrdered: false, text: point }
}

function blockOf(line: string): ContentBlock {
  const heading = SIGNS.heading.exec(line)?.[1]
  if (heading !== undefined) return { type: 'heading', text: heading }
  const warning = SIGNS.warning.exec(line)?.[1]
  if (warning !== undefined) return { type: 'notice', tone: 'warning', text: warning }
  const info = SIGNS.info.exec(line)?.[1]
  if (info !== undefined) return { type: 'notice', tone: 'info', text: info }
  const [, url, description] = SIGNS.image.exec(line) ?? []
  if (url !== undefined && description !== undefined) return { type: 'image', url, description }
  return { type: 'paragraph', text: line }
}
