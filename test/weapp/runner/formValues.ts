import { engineElement } from './engineElement.ts'
import type { PlainObject } from './plainObject.ts'
import { nodesOf, type ViewNode } from './viewTree.ts'

const named = new Set(['input', 'textarea', 'picker', 'slider', 'switch', 'checkbox-group', 'radio-group'])

/** The value of a form's `submit` event: the values of all controls that have a `name`. */
export function formValues(form: ViewNode): PlainObject {
  const controls = [...nodesOf(form)].filter(({ tag, properties }) => named.has(tag) && properties.name)
  return Object.fromEntries(controls.map((control) => [String(control.properties.name), valueOf(control)]))
}

function valueOf(control: ViewNode): unknown {
  const { tag, properties } = control
  const checked = (kind: string) =>
    [...nodesOf(control)].filter((node) => node.tag === kind && Boolean(node.properties.checked))
  if (tag === 'switch') return Boolean(properties.checked)
  if (tag === 'checkbox-group') return checked('checkbox').map((node) => node.properties.value ?? '')
  if (tag === 'radio-group') return checked('radio')[0]?.properties.value ?? ''
  if (tag === 'slider') return properties.value ?? 0
  return properties.value ?? ''
}

/** Resets a form as WeChat does: empties the native controls, then fires `reset`. */
export function resetForm(form: ViewNode): void {
  for (const node of nodesOf(form)) {
    if (node.tag === 'input' || node.tag === 'textarea') engineElement(node).setData({ value: '' })
    if (/^(switch|checkbox|radio)$/.test(node.tag)) engineElement(node).setData({ checked: false })
  }
  engineElement(form).triggerEvent('reset', {}, {})
}
