import { useEffect, useRef } from 'react'

import { closesOnBack } from './closesOnBack.h5'

interface Props {
  readonly isOpen: boolean
  readonly onBack: () => void
}

/** While open, going back calls `onBack` and stays on the page. */
export function BackGuard({ isOpen, onBack }: Props) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => (isOpen ? closesOnBack(() => latest.current()) : undefined), [isOpen])
  return null
}
