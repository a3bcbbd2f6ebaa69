import { leaveLayers } from '@/platform/page/closesOnBack'
import { pageCode } from '@/platform/page/pageCode'
import { isSinglePage } from '@/platform/device/singlePage'
import { reportError } from '@/platform/build/reportError'

type Retry = () => unknown

/**
 * Tells the customer that a page couldn't be opened.
 *
 * @param canStay whether the page on screen is still the one that the address names
 */
export type FailureHandler = (retry: Retry, canStay: boolean) => void

let onFailure: FailureHandler = () => undefined

export function setFailureHandler(handler: FailureHandler): void {
  onFailure = handler
}

export function reportPageFailure(retry: Retry, canStay: boolean): void {
  onFailure(retry, canStay)
}

/**
 * Opens another page once its code has loaded, unless the customer has moved on meanwhile. If that fails,
 * tells the customer and stays on the current page.
 *
 * @param staysBelow whether the current page stays in the stack below the next one
 */
export async function move(
  url: string,
  go: (to: { readonly url: string }) => Promise<unknown>,
  retry: Retry,
  staysBelow = false,
): Promise<void> {
  if (isSinglePage()) return onFailure(retry, true)
  try {
    const code = pageCode(url)
    if (code && !(await code)) return
    const left = leaveLayers(staysBelow)
    if (left) await left
    await go({ url })
  } catch (error) {
    reportError(error)
    onFailure(retry, true)
  }
}
