import { fireEvent } from '@testing-library/react'
import { act, useState, type ReactNode } from 'react'

import { renderPage, type RenderedPage } from '../../support/app/renderPage'
import { flush } from '../../support/app/until'

// jsdom lays nothing out: nothing comes into view, and nothing can be scrolled there.
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

/** Puts a component on a page of its own. */
export function show(node: ReactNode): Promise<RenderedPage> {
  return renderPage(() => <>{node}</>, '/pages/test/test')
}

interface HolderProps<T> {
  readonly initial: T
  readonly children: (value: T, set: (value: T) => void) => ReactNode
}

/** Keeps a value as a page would, for components that only say how they want it changed. */
export function Holder<T>({ initial, children }: HolderProps<T>) {
  const [value, setValue] = useState(initial)
  return <>{children(value, setValue)}</>
}

/** The element with this id; a test that asks for one it cannot have fails here. */
export function the(page: RenderedPage, selector: string): HTMLElement {
  const element = page.root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing on the page is "${selector}": ${page.root.innerHTML}`)
  return element
}

export async function press(element: Element, key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(element, { key })
  })
  await flush()
}

/** Leaves a field with this text in it. */
export async function leave(field: Element, value: string): Promise<void> {
  const input = field.querySelector('input')
  if (!input) throw new Error('no input inside')
  await act(async () => {
    input.value = value
    fireEvent.input(input)
    fireEvent.blur(input)
  })
  await flush()
}
