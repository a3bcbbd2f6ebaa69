import { engineElement } from './engineElement.ts'
import type { PlainObject } from './plainObject.ts'
import type { Session } from './Session.ts'
import { nodesOf, type ViewNode } from './viewTree.ts'

/** Distance of a swipe in px, and its duration. NutUI treats up to 300 ms as a fling, longer as a drag. */
export interface Swipe {
  readonly dx?: number
  readonly dy?: number
  readonly durationMs?: number
}

const startX = 100
const startY = 400
const moves = 4

/**
 * Drags a finger over an element: `touchstart`, several `touchmove`, `touchend`. Then sends `transitionend`
 * to the elements that the swipe moved with an inline CSS transition: no styles run here that would send it.
 */
export async function swipe(session: Session, find: () => ViewNode, way: Swipe): Promise<void> {
  const { dx = 0, dy = 0, durationMs = 320 } = way
  const at = (part: number) => ({ pageX: startX + dx * part, pageY: startY + dy * part })
  await session.act(() => touch(find(), 'touchstart', at(0)))
  for (let move = 1; move <= moves; move++) {
    await new Promise((resolve) => setTimeout(resolve, durationMs / moves))
    await session.act(() => touch(find(), 'touchmove', at(move / moves)))
  }
  await session.act(() => touch(find(), 'touchend', at(1)))
  const moving = [...nodesOf(find())].filter(({ style }) => /transition[^;]*\s[1-9]\d*m?s/.test(style))
  await session.act(() => moving.forEach((node) => touch(node, 'transitionend', at(1))))
}

function touch(node: ViewNode, type: string, { pageX, pageY }: { pageX: number; pageY: number }): void {
  const point = { identifier: 0, pageX, pageY, clientX: pageX, clientY: pageY, force: 1 }
  const extraFields: PlainObject = { touches: type === 'touchend' ? [] : [point], changedTouches: [point] }
  const options = { bubbles: true, composed: true, capturePhase: true, extraFields }
  engineElement(node).triggerEvent(type, { x: pageX, y: pageY }, options)
}
