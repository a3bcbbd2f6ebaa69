import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { flush } from './until'

/** A tap, and everything it sets off up to the next frame. */
export async function tap(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element)
  })
  await flush()
}

/** Types into a field as a customer does: the whole value at once, and the app hears `input`. */
export async function typeInto(element: Element, value: string): Promise<void> {
  const field = fieldIn(element)
  await act(async () => {
    field.value = value
    fireEvent.input(field)
  })
  await flush()
}

/** Leaves a field. */
export async function blur(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.blur(fieldIn(element))
  })
  await flush()
}

/** Taro's `<Input>` is a custom element around a real one. */
function fieldIn(element: Element): HTMLInputElement | HTMLTextAreaElement {
  const field = element.matches('input, textarea') ? element : element.querySelector('input, textarea')
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`no text field in <${element.tagName.toLowerCase()} class="${element.className}">`)
}
