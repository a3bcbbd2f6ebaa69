import type { ParcelTab } from '@/model/parcel/parcelConditions'
import { routeUrl } from '@/navigation/routes'
import { renamePage } from '@/platform/page/closesOnBack.h5'

/** Puts the tab and the opened parcel into the address, so that a reload shows them again. */
export function rememberOpened(tab: ParcelTab, opened: string | undefined): void {
  renamePage(
    routeUrl('parcelList', {
      ...(tab !== null && { status: String(tab) }),
      ...(opened !== undefined && { opened }),
    }),
  )
}
