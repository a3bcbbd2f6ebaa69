import { leaveLayers } from '@/platform/page/closesOnBack'
import { pageCode } from '@/platform/page/pageCode'
import { reportError } from '@/platform/build/reportError'

type Retry = () => unknown

/**
 * Says on screen that a page could not be opened.
 *
 * @param canStay whether the page on screen is still the one that the address names
 */
export type TellFailure = (retry: Retry, canStay: boolean) => void

let tell: TellFailure = () => undefined

export function tellWith(how: TellFailure): void {
  tell = how
}

export function tellFailure(retry: Retry, canStay: boolean): void {
  tell(retry, canStay)
}

/**
 * Goes to another page once its code is there, unless the customer has gone on meanwhile. A failure is told, and the
 * page on screen stays.
 *
 * @param staysBelow the page on screen stays below the next one
 */
export async function move(
  url: string,
  go: (to: { readonly url: string }) => Promise<unknown>,
  retry: Retry,
  staysBelow = false,
): Promise<void> {
  try {
    const code = pageCode(url)
    if (code && !(await code)) return
    const left = leaveLayers(staysBelow)
    if (left) await left
    await go({ url })
  } catch (error) {
    reportError(error)
    tell(retry, true)
  }
}
