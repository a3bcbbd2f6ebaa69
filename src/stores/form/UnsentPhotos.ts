import { observable } from 'mobx'

import type { UploadingPhoto } from './PhotoUploads'

/**
 * Photos of unfinished forms, kept in memory while the app runs. A reopened form still has all of them,
 * including those uploading or failed.
 */
export class UnsentPhotos {
  private readonly byForm = new Map<string, UploadingPhoto[]>()

  /** @param form the draft's name */
  of(ownerId: string, form: string): UploadingPhoto[] {
    const key = `${ownerId} ${form}`
    const photos = this.byForm.get(key) ?? observable.array<UploadingPhoto>()
    this.byForm.set(key, photos)
    return photos
  }

  clear(): void {
    this.byForm.clear()
  }
}
