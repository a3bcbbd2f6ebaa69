import { observable } from 'mobx'

import type { UploadingPhoto } from './PhotoUploads'

/**
 * The photos of unfinished forms, while the app runs: a form that is opened again has them all, also those that are
 * still uploading or failed.
 */
export class PhotoTrays {
  private readonly trays = new Map<string, UploadingPhoto[]>()

  /** @param form the name of its draft */
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
