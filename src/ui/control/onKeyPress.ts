interface KeyEvent {
  readonly key: string
  readonly target: unknown
  readonly currentTarget: unknown
  readonly preventDefault: () => void
}

/**
 * Makes Enter and Space act like a tap on H5, except for keys pressed inside a nested element. A mini program
 * has no keyboard, and would carry the handler as data for nothing.
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
