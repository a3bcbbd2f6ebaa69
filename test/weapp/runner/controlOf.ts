import { describeNode, nodesOf, selfAndAncestors, type ViewNode } from './viewTree.ts'

const fields: readonly string[] = ['input', 'textarea']
const controls: readonly string[] = [
  ...fields,
  'picker',
  'switch',
  'slider',
  'checkbox-group',
  'radio-group',
  'picker-view',
  'swiper',
]

/**
 * Finds an element's native control: itself, one inside it, or one around it. A library's field is a view
 * around an input, and the text of a picker's choice is inside the picker.
 *
 * @throws {Error} when there is none
 */
export function controlOf(node: ViewNode): ViewNode {
  return nearest(node, controls)
}

/** Like `controlOf`, for text fields only. */
export function fieldOf(node: ViewNode): ViewNode {
  return nearest(node, fields)
}

function nearest(node: ViewNode, tags: readonly string[]): ViewNode {
  const inside = [...nodesOf(node)].find(({ tag, visible }) => visible && tags.includes(tag))
  const control = inside ?? [...selfAndAncestors(node)].find(({ tag }) => tags.includes(tag))
  if (!control)
    throw new Error(`${describeNode(node)} neither is, holds nor stands in one of: ${tags.join(', ')}`)
  return control
}
