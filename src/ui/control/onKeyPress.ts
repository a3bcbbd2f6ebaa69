interface KeyEvent {
  readonly key: string
  readonly target: unknown
  readonly currentTarget: unknown
  readonly preventDefault: () => void
}

/**
 * Enter and space do what a tap does, on the H5. A mini program has no keys, and would carry the handler as
 * data for nothing. A key pressed on something inside is that thing's own.
 */
export function onKeyPress(press: (() => void) | undefined) {
  if (process.env.TARO_ENV !== 'h5' || !press) return {}
  return {
    onKeyDown: (event: KeyEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      press()
    },
  }
}
