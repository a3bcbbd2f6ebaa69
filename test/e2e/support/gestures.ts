import type { Locator, Page } from '@playwright/test'

import { expect } from './expect.ts'

const START_Y = 180
const STEP_PX = 20
const STEPS = 14

/**
 * Drags the page down with a finger, far enough to refresh, and lets go.
 *
 * @param whilePulled runs before the finger lets go
 */
export async function pullDown(page: Page, whilePulled?: () => Promise<void>): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const x = (page.viewportSize()?.width ?? 0) / 2
  const at = (y: number) => [{ x, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(START_Y) })
  for (let step = 1; step <= STEPS; step += 1) {
    const touchPoints = at(START_Y + step * STEP_PX)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await whilePulled?.()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

const SPREAD_STEPS = 12
const SPREAD_PX = 14

/** Spreads two fingers from the middle of the screen as far as it allows, then lifts them. */
export async function enlarge(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const at = (distance: number) =>
    [-distance, distance].map((offset, id) => ({ x: width / 2 + offset, y: height / 2, id }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(10) })
  for (let step = 1; step <= SPREAD_STEPS; step += 1) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(10 + step * SPREAD_PX),
    })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

/** Holds a finger on an element until `isDone`. */
export async function hold(page: Page, element: Locator, isDone: () => boolean): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not on screen')
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect.poll(isDone, 'what a finger that stays does').toBe(true)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
