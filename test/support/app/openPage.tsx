import { act, type ComponentType } from 'react'

import type { Locale } from '@/model/enumerations/session'

import { watchFeedback } from './feedback'
import { fakeRouter, type FakeRouter } from './fakeRouter'
import { closePages, renderPage, type RenderedPage } from './renderPage'
import { startApp } from './startApp'
import { flush } from './until'
import { Wire } from './Wire'

interface OpenOptions {
  readonly params?: Readonly<Record<string, string>>
  /** URLs of the pages below this one, bottom first. */
  readonly below?: readonly string[]
  /** Server responses; prepare them before the page requests them. */
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

/** Opens a page of the whole app with real stores, the real API layer and a stubbed wire. */
export async function openPage(
  Page: ComponentType,
  path: string,
  { params = {}, below = [], wire = new Wire() }: OpenOptions = {},
): Promise<OpenedPage> {
  const query = new URLSearchParams(params).toString()
  const router = fakeRouter(...below, query === '' ? path : `${path}?${query}`)
  const { toast, modal } = watchFeedback()
  // Like a reload: a new app would re-render the page of the one before.
  await closePages()
  const { stores, App } = startApp()
  const page = await renderPage(Page, path, { params, App })
  return { page, wire, router, toast, modal, stores }
}

/** Changes a store under an open page and lets the page re-render. */
export async function change(cause: () => unknown): Promise<void> {
  await act(async () => {
    await cause()
  })
  await flush()
}

/** Switches the language under an open page. */
export async function switchLanguage({ stores }: OpenedPage, locale: Locale): Promise<void> {
  await change(() => stores.locale.select(locale))
}

/** @throws Error that names the ID when the page has no such element */
export function byId({ root }: RenderedPage, id: string): Element {
  const element = root.querySelector(`[id="${id}"]`)
  if (!element) throw new Error(`nothing with id "${id}" on screen: ${root.textContent ?? ''}`)
  return element
}

/** The error message below a form field; null when there is none. */
export function problemOf(page: RenderedPage, field: string): string | null {
  return byId(page, `field-${field}`).querySelector('[role="alert"]')?.textContent ?? null
}

/** The name of the focused form field; null when none has focus. */
export function focusedField(): string | null {
  return document.activeElement?.closest('[id^="field-"]')?.id.replace('field-', '') ?? null
}
