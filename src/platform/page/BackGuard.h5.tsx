import { useLayoutEffect, useRef } from 'react'

import { closesOnBack } from './closesOnBack.h5'

interface Props {
  readonly isOpen: boolean
  readonly onBack: () => void
}

/** While open, going back calls `onBack` and stays on the page. */
export function BackGuard({ isOpen, onBack }: Props) {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  // A layout effect runs before the browser paints, so whatever can be seen can be left by going back.
  useLayoutEffect(() => (isOpen ? closesOnBack(() => latest.current()) : undefined), [isOpen])
  return null
}
