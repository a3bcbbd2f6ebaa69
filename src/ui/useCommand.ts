import { useRef, useState } from 'react'

import { errorText } from '@/i18n/errorText'
import { isApiError, type ApiErrorKind } from '@/model/ApiError'
import { showToast } from '@/platform/toast'

/** Failures that nobody has told the customer about yet: a refusal had its modal, toast or field. */
const UNTOLD: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed']

/**
 * Runs one user action at a time: a double tap submits once, and a failure that is nobody's bug is
 * told to the customer. Anything else goes on to the global handler.
 */
export function useCommand<Args extends unknown[]>(command: (...args: Args) => Promise<void>) {
  const [isRunning, setIsRunning] = useState(false)
  // A second tap can come before React has rendered the first one.
  const isUnderWay = useRef(false)

  async function run(...args: Args): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsRunning(true)
    try {
      await command(...args)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (UNTOLD.includes(error.kind)) showToast(errorText(error))
    } finally {
      isUnderWay.current = false
      setIsRunning(false)
    }
  }

  return { run, isRunning }
}
