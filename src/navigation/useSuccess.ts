import { useRef, useState } from 'react'

import { showToast } from '@/platform/dialog/toast'

interface Done<Result> {
  readonly result: Result
  readonly ownerId: string | null
}

/**
 * What a page's command has done, shown in its `SuccessSheet`. Kept in memory only, so a reload doesn't show it
 * again, and only for the customer who did it.
 *
 * @param isHere returns false once the customer has left the page
 * @param ownerId the signed-in customer's ID; null where the result says nothing about anybody
 */
export function useSuccess<Result>(isHere: () => boolean, ownerId: string | null = null) {
  const [done, setDone] = useState<Done<Result> | null>(null)
  // Leaving the page closes the sheet a second time, before React has rendered the first.
  const isOpen = useRef(false)

  /** Opens the sheet; a customer who has moved on to another page sees a toast there. */
  function show(result: Result, title: string): void {
    if (!isHere()) return showToast(title)
    isOpen.current = true
    setDone({ result, ownerId })
  }

  /** Closes the sheet and goes on. */
  function close(goOn?: () => Promise<void>): void {
    if (!isOpen.current) return
    isOpen.current = false
    setDone(null)
    void goOn?.()
  }

  const isOwn = ownerId === null || ownerId === done?.ownerId
  return { result: isOwn && done ? done.result : null, show, close }
}
