import type { Page } from '@playwright/test'

const START_Y = 180
const STEP_PX = 20
const STEPS = 14

/** Drags the page down with a finger and lets go, as far as pulling to refresh asks for. */
export async function pullDown(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const x = (page.viewportSize()?.width ?? 0) / 2
  const at = (y: number) => [{ x, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(START_Y) })
  for (let step = 1; step <= STEPS; step += 1) {
    const touchPoints = at(START_Y + step * STEP_PX)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
