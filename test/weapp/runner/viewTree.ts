import { inlineComponents } from './baseComponents.ts'
import { propertiesOf } from './ComponentSpace.ts'
import { glassEasel } from './engine.ts'
import { textOrEmpty, type PlainObject } from './plainObject.ts'

/** A drawn node of a page: a base component, a custom component's host, or text. */
export interface ViewNode {
  /** `view`, `button`, …; a custom component's path; or `#text`. */
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  readonly style: string
  /** Text of a `#text` node, otherwise empty. */
  readonly content: string
  readonly properties: PlainObject
  readonly parent: ViewNode | null
  readonly children: readonly ViewNode[]
  /**
   * False when the node or an ancestor has `hidden`, or an inline `display: none` or `visibility: hidden`.
   */
  readonly visible: boolean
  readonly element: glassEasel.Element | null
}

/** Takes a snapshot of the drawn tree of a page's component. */
export function readViewTree(component: glassEasel.GeneralComponent): ViewNode {
  return readNode(component, null)
}

function readNode(element: glassEasel.Element, parent: ViewNode | null): ViewNode {
  const properties = propertiesOf(element)
  const children: ViewNode[] = []
  const node: ViewNode = {
    tag: tagOf(element),
    id: element.id,
    classes: element.class.split(/\s+/).filter(Boolean),
    style: element.style,
    content: '',
    properties,
    parent,
    children,
    visible: (parent?.visible ?? true) && !hides(element.style, properties),
    element,
  }
  addChildren(element, node, children)
  return node
}

/**
 * Shadow roots, slots and `block`s aren't drawn: their children count as the parent's. So do the HTML elements
 * that draw the inside of a base component in a browser.
 */
function addChildren(element: glassEasel.Node, parent: ViewNode, out: ViewNode[]): void {
  ;(element as glassEasel.Element).forEachComposedChild((child) => {
    if (child instanceof glassEasel.TextNode) out.push(textNode(child.textContent, parent))
    else if (isTransparent(child)) addChildren(child, parent, out)
    else out.push(readNode(child, parent))
  })
}

function isTransparent(node: glassEasel.Node): boolean {
  return node instanceof glassEasel.VirtualNode || node instanceof glassEasel.NativeNode
}

function textNode(content: string, parent: ViewNode): ViewNode {
  const { visible } = parent
  const none = { id: '', classes: [], style: '', properties: {}, children: [], element: null }
  return { tag: '#text', content, parent, visible, ...none }
}

function tagOf(element: glassEasel.Element): string {
  const { is } = element as unknown as { is?: string }
  return (is ?? '').replace(/^wx-/, '')
}

function hides(style: string, properties: PlainObject): boolean {
  return /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/.test(style) || properties.hidden === true
}

/** `node` and its descendants, in document order. */
export function* nodesOf(node: ViewNode): Generator<ViewNode> {
  yield node
  for (const child of node.children) yield* nodesOf(child)
}

/** `node` and its ancestors, from the inside out. */
export function* selfAndAncestors(node: ViewNode): Generator<ViewNode> {
  for (let current: ViewNode | null = node; current; current = current.parent) yield current
}

/** Visible text: one line per block, no empty lines. */
export function textOf(node: ViewNode): string {
  const collect = (current: ViewNode): string => {
    if (!current.visible) return ''
    if (current.tag === '#text') return current.content
    const inner = richText(current) + current.children.map(collect).join('')
    return isInline(current) ? inner : `\n${inner}\n`
  }
  return collect(node)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

function isInline({ tag }: ViewNode): boolean {
  return inlineComponents.has(tag)
}

function richText({ tag, properties }: ViewNode): string {
  if (tag !== 'rich-text') return ''
  const textOfNodes = (nodes: unknown): string => {
    if (typeof nodes === 'string') return nodes.replace(/<[^>]*>/g, '')
    if (!Array.isArray(nodes)) return ''
    return nodes.map(({ text, children }: PlainObject) => textOrEmpty(text ?? textOfNodes(children))).join('')
  }
  return textOfNodes(properties.nodes)
}

/** The tree as text, for error messages. */
export function describeTree(root: ViewNode): string {
  const lines: string[] = []
  const walk = (node: ViewNode, depth: number) => {
    if (node.tag === '#text') lines.push('  '.repeat(depth) + JSON.stringify(node.content))
    else lines.push('  '.repeat(depth) + describeNode(node))
    for (const child of node.children) walk(child, depth + 1)
  }
  walk(root, 0)
  return lines.join('\n')
}

/** A node as a tag, with the attributes that identify it. */
export function describeNode({ tag, id, classes, properties, visible }: ViewNode): string {
  const parts = [tag]
  // Taro generates an ID for every node: `_Xy`.
  if (id !== '' && !id.startsWith('_')) parts.push(`id="${id}"`)
  if (classes.length > 0) parts.push(`class="${classes.join(' ')}"`)
  for (const name of ['value', 'checked', 'disabled', 'src', 'placeholder']) {
    const value = properties[name]
    if (![undefined, null, '', false].includes(value as null)) parts.push(`${name}=${JSON.stringify(value)}`)
  }
  return `<${parts.join(' ')}>${visible ? '' : ' (hidden)'}`
}
