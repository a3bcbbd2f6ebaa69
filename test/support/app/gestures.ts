import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { flush } from './until'

/** Taps an element and lets its effects run until the next frame. */
export async function tap(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element)
  })
  await flush()
}

/** Sets the whole value of a field at once and fires `input`. */
export async function typeInto(element: Element, value: string): Promise<void> {
  const field = fieldIn(element)
  await act(async () => {
    field.value = value
    fireEvent.input(field)
  })
  await flush()
}

/** Whether a field accepts a text typed key by key, which Taro filters; it doesn't filter pasted text. */
export function takesTyped(element: Element, text: string): boolean {
  const field = fieldIn(element)
  return [...text].every((data) =>
    field.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true, cancelable: true })),
  )
}

export async function blur(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.blur(fieldIn(element))
  })
  await flush()
}

/** The real field inside Taro's `<Input>`, which is a custom element. */
function fieldIn(element: Element): HTMLInputElement | HTMLTextAreaElement {
  const field = element.matches('input, textarea') ? element : element.querySelector('input, textarea')
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`no text field in <${element.tagName.toLowerCase()} class="${element.className}">`)
}
