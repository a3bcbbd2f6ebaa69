import { observable } from 'mobx'

import type { UploadingPhoto } from './PhotoUploads'

/**
 * The photos of forms that were begun, for as long as the app runs: whoever leaves a page and opens it again finds
 * them all, also those that are still under way or failed.
 */
export class PhotoTrays {
  private readonly trays = new Map<string, UploadingPhoto[]>()

  /** @param form by the name of its draft */
  of(ownerId: string, form: string): UploadingPhoto[] {
    const key = `${ownerId} ${form}`
    const tray = this.trays.get(key) ?? observable.array<UploadingPhoto>()
    this.trays.set(key, tray)
    return tray
  }

  clear(): void {
    this.trays.clear()
  }
}
