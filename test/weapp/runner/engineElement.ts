import type { PlainObject } from './plainObject.ts'
import { describeNode, type ViewNode } from './viewTree.ts'

/** The parts of an engine element that gestures use. */
export interface EngineElement {
  /** Current properties; a `ViewNode` has those from when the tree was read. */
  readonly data: PlainObject
  triggerEvent(type: string, detail: unknown, options: PlainObject): void
  /** Changes a base component's inner state, as the native widget does on its own. */
  setData(data: PlainObject): void
  readonly _$eventTarget: { readonly listeners: PlainObject; readonly captureListeners: PlainObject | null }
}

/** @throws {Error} for a text node, which isn't an element */
export function engineElement(node: ViewNode): EngineElement {
  if (!node.element) throw new Error(`${describeNode(node)} is no element`)
  return node.element as unknown as EngineElement
}
