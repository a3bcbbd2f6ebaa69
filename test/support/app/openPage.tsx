import { act, type ComponentType } from 'react'

import type { Locale } from '@/model/enumerations/session'

import { watchFeedback } from './feedback'
import { fakeRouter, type FakeRouter } from './fakeRouter'
import { renderPage, type RenderedPage } from './renderPage'
import { startApp } from './startApp'
import { flush } from './until'
import { Wire } from './Wire'

// jsdom lays nothing out: it cannot scroll, and nothing comes into view.
Element.prototype.scrollIntoView = () => undefined
window.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly thresholds = []
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}

interface OpenOptions {
  readonly params?: Readonly<Record<string, string>>
  /** The pages below this one, bottom first. */
  readonly below?: readonly string[]
  /** What the server answers; must be there before the page asks. */
  readonly wire?: Wire
}

export interface OpenedPage {
  readonly page: RenderedPage
  readonly wire: Wire
  readonly router: FakeRouter
  readonly toast: jest.SpyInstance
  readonly modal: jest.SpyInstance
  readonly stores: ReturnType<typeof startApp>['stores']
}

/** Opens a page of the whole app: real stores, real api, and a wire of the test's own. */
export async function openPage(
  Page: ComponentType,
  path: string,
  { params = {}, below = [], wire = new Wire() }: OpenOptions = {},
): Promise<OpenedPage> {
  const query = new URLSearchParams(params).toString()
  const router = fakeRouter(...below, query === '' ? path : `${path}?${query}`)
  const { toast, modal } = watchFeedback()
  const { stores, App } = startApp()
  const page = await renderPage(Page, path, { params, App })
  return { page, wire, router, toast, modal, stores }
}

/** Changes a store under an open page, and lets the page follow. */
export async function change(cause: () => unknown): Promise<void> {
  await act(async () => {
    await cause()
  })
  await flush()
}

/** Switches the language under an open page. */
export async function speak({ stores }: OpenedPage, locale: Locale): Promise<void> {
  await change(() => stores.locale.select(locale))
}

/** The element with this id; a test is meant to say which when it is not there. */
export function byId({ root }: RenderedPage, id: string): Element {
  const element = root.querySelector(`[id="${id}"]`)
  if (!element) throw new Error(`nothing with id "${id}" on screen: ${root.textContent ?? ''}`)
  return element
}

/** What stands below a field of a form, if anything is wrong with it. */
export function problemOf(page: RenderedPage, field: string): string | null {
  return byId(page, `field-${field}`).querySelector('[role="alert"]')?.textContent ?? null
}

/** The field of a form that the focus is in. */
export function focusedField(): string | null {
  return document.activeElement?.closest('[id^="field-"]')?.id.replace('field-', '') ?? null
}
