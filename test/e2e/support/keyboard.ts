import { expect } from './expect.ts'

import type { Page } from '@playwright/test'
import type { Screen } from './Screen.ts'

/** More than any screen has to tab through. */
const MAX_PRESSES = 150

/** Presses Tab until the control has focus; fails when one round through the page does not reach it. */
export async function tabTo(page: Page, app: Screen, id: string): Promise<void> {
  const isFocused = () =>
    app
      .control(id)
      .evaluate(
        (control) => control.contains(document.activeElement) && document.activeElement !== document.body,
      )
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused()) return
  }
  throw new Error(`Tab does not reach “${id}”`)
}

/** Checks that the customer can see where they are: an outline, or a field's ring. */
export async function expectFocusVisible(page: Page): Promise<void> {
  const focus = page.locator('*:focus')
  await expect(focus).toBeInViewport()
  const looks = await focus.evaluate((element) => {
    const ring = (at: Element | null) => (at ? getComputedStyle(at).boxShadow !== 'none' : false)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const field = element.closest('.text-field, .search-box')
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || ring(field) || ring(element.parentElement)
  })
  expect
    .soft(looks, `focus on ${await focus.evaluate((element) => element.outerHTML.slice(0, 120))}`)
    .toBe(true)
}
