import { expect, type Locator, type Page } from '@playwright/test'

import { accessibilityFaults } from './axe.ts'
import { HOME } from './routes.ts'

/** What a customer sees and does. H5 keeps earlier pages in the DOM, so only visible elements count. */
export class Screen {
  constructor(readonly page: Page) {}

  /** Opens a route, as an address or a link would: `/pages/passport/login/login?…`. */
  async open(route: string): Promise<void> {
    await this.page.goto(`/#${route}`)
    await this.settled()
  }

  /** Elements that match and can be seen. */
  visible(selector: string, options?: Parameters<Page['locator']>[1]): Locator {
    return this.page.locator(selector, options).locator('visible=true')
  }

  /** The first visible element with this text. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text).locator('visible=true').first()
  }

  /** The first visible button, link or cell with this name. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).locator('visible=true').first()
  }

  /** The text field with this id. */
  field(id: string): Locator {
    return this.visible(`#${id} input, #${id} textarea`)
  }

  /** The control with this id on the page on screen. */
  control(id: string): Locator {
    return this.visible(`#${id}`)
  }

  /** Types into fields by their ids. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, text] of Object.entries(values)) await this.field(id).fill(text)
  }

  /** The modal on screen. */
  get modal(): Locator {
    return this.visible('.taro-modal__content')
  }

  /** The title in the navigation bar. */
  get title(): Locator {
    return this.visible('.taro-navigation-bar-title')
  }

  /** The row of a group, a menu or a sheet with these words. */
  cell(text: string): Locator {
    return this.visible('.cell', { hasText: text }).first()
  }

  /** One of the four tabs, by its place from the left, from 0. */
  tab(index: number): Locator {
    return this.page.locator('.weui-tabbar__item').nth(index)
  }

  /** Waits until the route on the address bar is this one; `/` is the home page's other name. */
  async isAt(route: string): Promise<void> {
    await expect
      .poll(() => routeIn(new URL(this.page.url()).hash), 'the route in the address bar')
      .toBe(route)
    // The address changes before the page's code has come; the page before is on screen until then.
    await expect.poll(() => this.shownRoutes(), 'the route on screen').toEqual([route])
  }

  private async shownRoutes(): Promise<string[]> {
    const pages = this.page.locator('.taro_page').visible()
    const ids = await pages.evaluateAll((elements) => elements.map(({ id }) => id))
    return ids.map(routeIn)
  }

  /** Waits until nothing is being fetched. */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
  }

  /** Fails with the list of serious accessibility faults of what is on screen. */
  async isAccessible(): Promise<void> {
    expect(await accessibilityFaults(this.page)).toEqual([])
  }
}

/** The route in a url or in the id of Taro's element for a page. */
function routeIn(url: string): string {
  return url.replace(/^#|\?.*$/g, '').replace(/^\/$/, HOME)
}
