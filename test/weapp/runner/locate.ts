import { describeNode, describeTree, nodesOf, selfAndAncestors, textOf, type ViewNode } from './viewTree.ts'

/**
 * Selects an element.
 *
 * By selector: `'#id'`, `'.class'`, `'tag'`, `'tag.class'`, or several separated by spaces (descendants). By
 * text: the innermost element whose visible text equals the string (if none does, contains it) or matches the
 * pattern.
 */
export type Target = string | TextTarget

export interface TextTarget {
  readonly text: string | RegExp
  /** Search only inside this element. */
  readonly within?: Target
  /** Zero-based index, when several match. */
  readonly nth?: number
}

/** Every visible element that matches `target`, in document order. */
export function locateAll(root: ViewNode, target: Target): ViewNode[] {
  if (typeof target === 'string')
    return [...nodesOf(root)].filter((node) => node.visible && matches(node, target))
  const scope = target.within === undefined ? root : locateAll(root, target.within)[0]
  if (!scope) return []
  const found = withText(scope, target.text)
  return target.nth === undefined ? found : found.slice(target.nth, target.nth + 1)
}

/** @throws {Error} with the page's tree, when no visible element matches */
export function locate(root: ViewNode, target: Target): ViewNode {
  const [node] = locateAll(root, target)
  if (!node)
    throw new Error(`no visible element ${describeTarget(target)} on the page\n${describeTree(root)}`)
  return node
}

/**
 * Finds the one element a gesture is meant for. A text may match several, such as a heading and a button:
 * then only those count for which `responds` is true.
 *
 * @throws {Error} when none matches (with the page's tree), or more than one responds
 */
export function locateForGesture(
  root: ViewNode,
  target: Target,
  responds: (node: ViewNode) => boolean,
): ViewNode {
  const first = locate(root, target)
  if (typeof target === 'string') return first
  const responding = locateAll(root, target).filter(responds)
  if (responding.length > 1) {
    const list = responding.map((node) =>
      [...selfAndAncestors(node)].slice(0, 3).map(describeNode).join(' in '),
    )
    throw new Error(`${describeTarget(target)} is ambiguous; say nth or within:\n- ${list.join('\n- ')}`)
  }
  return responding[0] ?? first
}

function describeTarget(target: Target): string {
  if (typeof target === 'string') return target
  const { text, within, nth } = target
  const parts = [text instanceof RegExp ? `text ${String(text)}` : `text ${JSON.stringify(text)}`]
  if (within !== undefined) parts.push(`within ${describeTarget(within)}`)
  if (nth !== undefined) parts.push(`nth ${nth}`)
  return parts.join(', ')
}

function withText(scope: ViewNode, wanted: string | RegExp): ViewNode[] {
  const elements = [...nodesOf(scope)].filter((node) => node.visible && node.tag !== '#text')
  const innermost = (test: (text: string) => boolean) =>
    elements.filter((node) => test(textOf(node)) && !node.children.some((child) => holds(child, test)))
  if (wanted instanceof RegExp) return innermost((text) => text.search(wanted) >= 0)
  const exact = innermost((text) => text === wanted)
  return exact.length > 0 ? exact : innermost((text) => text.includes(wanted))
}

function holds(node: ViewNode, test: (text: string) => boolean): boolean {
  return node.tag !== '#text' && node.visible && test(textOf(node))
}

function matches(node: ViewNode, selector: string): boolean {
  const steps = selector.trim().split(/\s+/)
  const last = steps.pop() ?? ''
  if (!matchesStep(node, last)) return false
  let outer = node.parent
  for (const step of steps.reverse()) {
    while (outer && !matchesStep(outer, step)) outer = outer.parent
    if (!outer) return false
    outer = outer.parent
  }
  return true
}

function matchesStep(node: ViewNode, step: string): boolean {
  const parts = step.match(/[#.]?[^#.]+/g) ?? []
  return parts.every((part) => {
    if (part.startsWith('#')) return node.id === part.slice(1)
    if (part.startsWith('.')) return node.classes.includes(part.slice(1))
    return node.tag === part
  })
}
