import type { Locator, Page } from '@playwright/test'

import { accessibilityFaults } from './axe.ts'
import { expect } from './expect.ts'
import { PendingRequests } from './PendingRequests.ts'
import { HOME } from './routes.ts'

/** A page takes tens of milliseconds; Playwright's default intervals grow to a second. */
const SOON = { intervals: [20, 50, 100] }

/**
 * The app as a customer sees and uses it. H5 keeps earlier pages in the DOM, so only visible elements count.
 */
export class Screen {
  private readonly pending: PendingRequests

  constructor(readonly page: Page) {
    this.pending = new PendingRequests(page)
  }

  /** Opens a route such as `/pages/passport/login/login?…` like a link would, and waits for its page. */
  async open(route: string): Promise<void> {
    await this.page.goto(`/#${route}`)
    await this.expectAt(route)
    await this.settled()
  }

  /** Visible elements that match. */
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

  /** The text field with this ID. */
  field(id: string): Locator {
    return this.visible(`#${id} input, #${id} textarea`)
  }

  /** The visible control with this ID. */
  control(id: string): Locator {
    return this.visible(`#${id}`)
  }

  /** Fills in fields, by ID. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, text] of Object.entries(values)) await this.field(id).fill(text)
  }

  /** The modal on screen. */
  get modal(): Locator {
    return this.visible('.modal__box')
  }

  /** Checks a refusal's text in the modal 提示 and closes the modal. */
  async readRefusal(words: string): Promise<void> {
    await expect(this.modal).toContainText(words)
    await this.modal.getByText('知道了').click()
    await expect(this.modal).toBeHidden()
  }

  /** The title in the navigation bar. */
  get title(): Locator {
    return this.visible('.taro-navigation-bar-title')
  }

  /** The first visible row of a group, a menu or a sheet with this text. */
  cell(text: string): Locator {
    return this.visible('.cell', { hasText: text }).first()
  }

  /** One of the four tabs, by its index: in the tab bar, or in a desktop's rail. */
  tab(index: number): Locator {
    return this.visible('.weui-tabbar__item, .rail__group:first-child .rail__link').nth(index)
  }

  /**
   * Waits until this route is on screen and in the address bar, with at least the given query; `/` is an
   * alias of the home page.
   */
  async expectAt(route: string): Promise<void> {
    const path = pathOf(route)
    await expect
      .poll(() => pathOf(new URL(this.page.url()).hash), { message: 'the route in the address bar', ...SOON })
      .toBe(path)
    // The address can change before the page's code has loaded; the previous page is on screen until then.
    await expect
      .poll(() => this.shownPages(), { message: 'the pages on screen', ...SOON })
      .toEqual([{ path, query: expect.objectContaining(queryOf(route)) }])
  }

  private async shownPages(): Promise<{ path: string; query: Readonly<Record<string, string>> }[]> {
    const shown = await this.page
      .locator('.taro_page')
      .visible()
      .evaluateAll((elements: TaroPageElement[]) =>
        elements.map(({ id, __page: page }) => ({ id, query: page?.$taroParams ?? {} })),
      )
    return shown.map(({ id, query }) => ({ path: pathOf(id), query }))
  }

  /** Waits until no request is in flight or about to be sent. */
  async settled(): Promise<void> {
    await this.pending.settled()
  }

  /** Asserts that the screen has no serious accessibility faults; a failure lists them. */
  async expectAccessible(): Promise<void> {
    expect(await accessibilityFaults(this.page)).toEqual([])
  }
}

/** Taro's element for a page. */
interface TaroPageElement extends HTMLElement {
  /** Set once the page is ready. */
  readonly __page?: { readonly $taroParams?: Readonly<Record<string, string>> }
}

/** The path of a route, a hash or the ID of Taro's page element. */
function pathOf(route: string): string {
  return route.replace(/^#|\?.*$/g, '').replace(/^\/$/, HOME)
}

/** The query of a route, still encoded, as Taro stores it. */
function queryOf(route: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of route.split('?')[1]?.match(/[^&]+/g) ?? []) {
    const [name = '', value = ''] = pair.split('=')
    query[name] = value
  }
  return query
}
