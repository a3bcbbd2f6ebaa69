import { fireEvent } from '@testing-library/react'
import { act, useState, type ReactNode } from 'react'

import { renderPage, type RenderedPage } from '../../support/app/renderPage'
import { flush } from '../../support/app/until'

/** Renders a component on its own page. */
export function show(node: ReactNode): Promise<RenderedPage> {
  return renderPage(() => <>{node}</>, '/pages/test/test')
}

interface HolderProps<T> {
  readonly initial: T
  readonly children: (value: T, set: (value: T) => void) => ReactNode
}

/** Holds the value of a controlled component, as a page would. */
export function Holder<T>({ initial, children }: HolderProps<T>) {
  const [value, setValue] = useState(initial)
  return <>{children(value, setValue)}</>
}

/**
 * The first element that matches the selector.
 *
 * @throws if there's none
 */
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

/** Types the text into a field and leaves it. */
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
