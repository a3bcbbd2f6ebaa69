import { reportError } from '@/platform/build/reportError'
import { onceOnDesktop } from '@/platform/device/desktop.h5'
import type { Stores } from '@/stores/StoresContext'

/** Loads and shows the rail on desktops. Phones never load it. */
export function showRail(stores: Stores): void {
  onceOnDesktop(() => {
    import('./mountRail').then(({ mountRail }) => mountRail(stores)).catch(reportError)
  })
}
