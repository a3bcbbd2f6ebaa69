import { useRef, useState } from 'react'

import { isApiError } from '@/model/call/ApiError'

import { showFailure } from '../feedback/showFailure'

/**
 * Runs one user action at a time, so a double tap submits once. Shows API errors that the customer hasn't
 * seen yet; any other error goes to the global handler.
 */
export function useCommand<Args extends unknown[]>(command: (...args: Args) => Promise<void>) {
  const [isRunning, setIsRunning] = useState(false)
  // A second tap can come before React renders `isRunning`.
  const isUnderWay = useRef(false)

  async function run(...args: Args): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsRunning(true)
    try {
      await command(...args)
    } catch (error) {
      if (!isApiError(error)) throw error
      showFailure(error)
    } finally {
      isUnderWay.current = false
      setIsRunning(false)
    }
  }

  return { run, isRunning }
}
