import { routeUrl } from '@/navigation/routes'
import { leaveLayers, renamePage } from '@/platform/page/closesOnBack'

/** The page's URL with the number that it follows. */
export function trackingUrl(number: string): string {
  return routeUrl('tracking', number === '' ? {} : { number })
}

/** Puts the number into the address, so that a reload or a copied link shows it again. */
export async function putInAddress(number: string): Promise<void> {
  // The scanner has a history entry of its own, which must be gone first.
  await leaveLayers()
  renamePage(trackingUrl(number))
}
