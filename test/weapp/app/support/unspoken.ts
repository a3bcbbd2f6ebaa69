import { engineElement } from '../../runner/engineElement.ts'
import { describeNode, nodesOf, selfAndAncestors, textOf, type ViewNode } from '../../runner/viewTree.ts'

const NATIVE = new Set(['button', 'input', 'textarea', 'slider'])
/** Not pressable unless somebody listens. */
const QUIET = new Set(['view', 'text', 'image'])
const LABELLED = new Set(['input', 'textarea', 'slider'])
/** Attribute that says whether an element of this role is chosen. */
const STATES: Readonly<Record<string, string>> = {
  checkbox: 'ariaChecked',
  radio: 'ariaChecked',
  switch: 'ariaChecked',
  tab: 'ariaSelected',
}

/** What a screen reader can't tell the customer about this page. */
export function unspoken(root: ViewNode): string[] {
  const heard = [...nodesOf(root)].filter((node) => node.tag !== '#text' && node.visible && !isHidden(node))
  return heard.flatMap((node) => problemsOf(node).map((problem) => `${problem}: ${describeNode(node)}`))
}

function problemsOf(node: ViewNode): string[] {
  if (isLayer(node)) return isDialog(node) ? [] : ['covers the page, but is no dialog']
  if (!isPressable(node)) return []
  const role = attribute(node, 'ariaRole')
  const state = STATES[role]
  return [
    ...(nameOf(node) === '' ? ['has no name'] : []),
    ...(role === '' && !NATIVE.has(node.tag) ? ['has no role'] : []),
    ...(state !== undefined && !/^(true|false)$/.test(attribute(node, state))
      ? [`${role} without a state`]
      : []),
  ]
}

const attribute = ({ properties }: ViewNode, name: string) => String(properties[name] ?? '')

function isHidden(node: ViewNode): boolean {
  return [...selfAndAncestors(node)].some((at) => attribute(at, 'ariaHidden') === 'true')
}

/** Taro's templates listen to taps on a view, a text or a picture only if the app handles an event of it. */
function isPressable(node: ViewNode): boolean {
  return NATIVE.has(node.tag) || (QUIET.has(node.tag) && listensToTaps(node))
}

function listensToTaps(node: ViewNode): boolean {
  return 'tap' in engineElement(node)._$eventTarget.listeners
}

function isLayer(node: ViewNode): boolean {
  return node.classes.includes('sheet-layer')
}

function isDialog(layer: ViewNode): boolean {
  return [...nodesOf(layer)].some(
    (node) =>
      attribute(node, 'ariaRole') === 'dialog' &&
      attribute(node, 'ariaModal') === 'true' &&
      attribute(node, 'ariaLabel') !== '',
  )
}

/** What is read out: the label, or else the texts and the pictures' labels. */
function nameOf(node: ViewNode): string {
  const label = attribute(node, 'ariaLabel')
  if (label !== '' || LABELLED.has(node.tag)) return label
  return [...nodesOf(node)]
    .filter((inner) => !isHidden(inner))
    .map((inner) => (inner.tag === '#text' ? textOf(inner) : attribute(inner, 'ariaLabel')))
    .join('')
    .trim()
}
