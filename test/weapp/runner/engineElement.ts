import type { PlainObject } from './plainObject.ts'
import { describeNode, type ViewNode } from './viewTree.ts'

/** What gestures use of the engine's elements. */
export interface EngineElement {
  /** The properties as they are now; a `ViewNode` holds those of when the tree was read. */
  readonly data: PlainObject
  triggerEvent(type: string, detail: unknown, options: PlainObject): void
  /** Changes a base component's inner state, as the native widget does by itself. */
  setData(data: PlainObject): void
  readonly _$eventTarget: { readonly listeners: PlainObject; readonly captureListeners: PlainObject | null }
}

/** @throws {Error} for a text, which is no element */
export function engineElement(node: ViewNode): EngineElement {
  if (!node.element) throw new Error(`${describeNode(node)} is no element`)
  return node.element as unknown as EngineElement
}
