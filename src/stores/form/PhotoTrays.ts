import { observable } from 'mobx'

import type { UploadingPhoto } from './PhotoUploads'

/**
 * Photos of unfinished forms, kept in memory while the app runs. A reopened form still has all of them,
 * including those uploading or failed.
 */
export class PhotoTrays {
  private readonly trays = new Map<string, UploadingPhoto[]>()

  /** @param form the draft's name */
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
