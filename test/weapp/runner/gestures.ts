import { engineElement } from './engineElement.ts'
import { formValues, resetForm } from './formValues.ts'
import { plainObject, textOrEmpty, type PlainObject } from './plainObject.ts'
import { describeNode, nodesOf, selfAndAncestors, type ViewNode } from './viewTree.ts'

/** Effects of tapping a button with an `openType`. */
export interface NativeActions {
  share(button: ViewNode): void
  /** Detail of the event from WeChat's phone number sheet. */
  phoneNumber(): PlainObject
  /** Detail of the event for the chosen avatar; null when the sheet was dismissed, which sends no event. */
  avatar(): PlainObject | null
}

const bubbling = { bubbles: true, composed: true, capturePhase: true }
/** Controls that respond to a tap even without a listener. */
const nativeControls = new Set([
  'switch',
  'checkbox',
  'radio',
  'picker',
  'input',
  'textarea',
  'navigator',
  'slider',
])
/** NutUI disables its controls in its own code; only a class shows it. */
const nutuiDisabled = /^nut-[a-z]+-disabled$/
const disableable = new Set([
  'button',
  'input',
  'textarea',
  'switch',
  'checkbox',
  'radio',
  'picker',
  'slider',
])

/** Fires an event on an element; touch-like events bubble through the page as on a phone. */
export function fireEvent(node: ViewNode, type: string, detail: unknown = {}): void {
  if (!/^(tap|longpress|longtap|touch\w+|transitionend|animation\w+)$/.test(type)) {
    engineElement(node).triggerEvent(type, detail, {})
    return
  }
  const touch = { identifier: 0, pageX: 1, pageY: 1, clientX: 1, clientY: 1, force: 1 }
  const extraFields = { touches: type === 'touchend' ? [] : [touch], changedTouches: [touch] }
  engineElement(node).triggerEvent(type, { x: 1, y: 1, ...plainObject(detail) }, { ...bubbling, extraFields })
}

/** Whether a tap on the node has any effect. */
export function respondsToTap(node: ViewNode): boolean {
  return [...selfAndAncestors(node)].some((at) => actsBySelf(at) || listens(at, 'tap'))
}

function actsBySelf(node: ViewNode): boolean {
  const control = node.tag === 'label' ? labelled(node) : node
  return nativeControls.has(control.tag) || isActionButton(control)
}

function isActionButton({ tag, properties }: ViewNode): boolean {
  return tag === 'button' && Boolean(properties.formType || properties.openType)
}

function listens(node: ViewNode, type: string): boolean {
  const { listeners, captureListeners } = engineElement(node)._$eventTarget
  return type in listeners || (captureListeners !== null && type in captureListeners)
}

/**
 * Taps: touch events, `tap`, then the native control's own behaviour.
 *
 * @throws {Error} when the control is disabled, or nothing responds to a tap
 */
export function tap(node: ViewNode, actions: NativeActions): void {
  assertEnabled(node)
  if (!respondsToTap(node)) throw new Error(`nothing listens to a tap on ${describeNode(node)}`)
  for (const type of ['touchstart', 'touchend', 'tap']) fireEvent(node, type)
  const control = [...selfAndAncestors(node)].find(({ tag }) => disableable.has(tag) || tag === 'label')
  if (control) actBySelf(control.tag === 'label' ? labelled(control) : control, actions)
}

/** @throws {Error} when `node` is or is inside a disabled control */
function assertEnabled(node: ViewNode): void {
  const disabled = [...selfAndAncestors(node)].find(
    ({ tag, properties, classes }) =>
      (disableable.has(tag) && Boolean(properties.disabled)) ||
      classes.some((name) => nutuiDisabled.test(name)),
  )
  if (disabled) throw new Error(`${describeNode(disabled)} is disabled`)
}

function labelled(label: ViewNode): ViewNode {
  return [...nodesOf(label)].find(({ tag }) => disableable.has(tag)) ?? label
}

function actBySelf(control: ViewNode, actions: NativeActions): void {
  const { tag, properties } = control
  if (tag === 'switch') change(control, { value: !properties.checked })
  if (tag === 'checkbox') tickCheckbox(control)
  if (tag === 'radio') choose(control)
  if (tag !== 'button') return
  const form = [...selfAndAncestors(control)].find((node) => node.tag === 'form')
  if (form && properties.formType === 'submit')
    fireEvent(form, 'submit', { value: formValues(form), formId: '' })
  if (form && properties.formType === 'reset') resetForm(form)
  openSheet(control, actions)
}

/** Opens WeChat's sheet for a button with an `openType`. */
function openSheet(button: ViewNode, actions: NativeActions): void {
  const { openType } = button.properties
  if (openType === 'share') actions.share(button)
  if (openType === 'getPhoneNumber') fireEvent(button, 'getphonenumber', actions.phoneNumber())
  const avatar = openType === 'chooseAvatar' ? actions.avatar() : null
  if (avatar) fireEvent(button, 'chooseavatar', avatar)
}

function tickCheckbox(checkbox: ViewNode): void {
  const { properties } = checkbox
  engineElement(checkbox).setData({ checked: !properties.checked })
  const group = [...selfAndAncestors(checkbox)].find(({ tag }) => tag === 'checkbox-group')
  if (group) fireEvent(group, 'change', { value: ticked(group) })
}

function choose(radio: ViewNode): void {
  const group = [...selfAndAncestors(radio)].find(({ tag }) => tag === 'radio-group')
  for (const node of group ? nodesOf(group) : [])
    if (node.tag === 'radio') engineElement(node).setData({ checked: false })
  engineElement(radio).setData({ checked: true })
  if (group) fireEvent(group, 'change', { value: radio.properties.value ?? '' })
}

/** Values of a group's ticked checkboxes. */
function ticked(group: ViewNode): unknown[] {
  return [...nodesOf(group)]
    .filter((node) => node.tag === 'checkbox' && Boolean(engineElement(node).data.checked))
    .map(({ properties }) => properties.value ?? '')
}

/** Changes a native control as its widget does: updates its state, then fires `change`. */
export function change(control: ViewNode, detail: PlainObject): void {
  assertEnabled(control)
  if (control.tag === 'switch') engineElement(control).setData({ checked: detail.value })
  else if (control.tag === 'swiper') engineElement(control).setData({ current: detail.current })
  else engineElement(control).setData({ value: detail.value })
  fireEvent(control, 'change', detail)
}

/** Focuses a field and enters the whole text, cut at `maxlength` as WeChat does (default 140); no blur. */
export function input(field: ViewNode, text: string, { confirm = false } = {}): void {
  assertEnabled(field)
  const limit = Number(field.properties.maxlength ?? 140)
  const value = limit >= 0 ? text.slice(0, limit) : text
  fireEvent(field, 'focus', { value: field.properties.value ?? '', height: 0 })
  engineElement(field).setData({ value })
  fireEvent(field, 'input', { value, cursor: value.length, keyCode: value.charCodeAt(value.length - 1) || 8 })
  if (confirm) fireEvent(field, 'confirm', { value })
}

export function blur(field: ViewNode): void {
  const value = engineElement(field).data.value ?? ''
  fireEvent(field, 'blur', { value, cursor: textOrEmpty(value).length })
}
