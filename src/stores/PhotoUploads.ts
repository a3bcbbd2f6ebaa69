import { makeAutoObservable, runInAction } from 'mobx'

import type { Upload } from '@/api/upload'
import { isApiError } from '@/model/ApiError'
import { assetUrl } from '@/platform/assetUrl'
import type { PickedPhoto } from '@/platform/photos'

export interface UploadingPhoto {
  readonly key: string
  readonly path: string
  state: 'uploading' | 'failed' | 'done'
  /** Where the server keeps it, once it is done. */
  url: string | null
}

/**
 * Photos that a customer adds to a form. Each is sent on its own, so that one that fails can be sent
 * again alone; none is lost. Page stores hold it as a field.
 */
export class PhotoUploads {
  photos: UploadingPhoto[] = []

  private nextKey = 1

  constructor(private readonly upload: Upload) {
    makeAutoObservable<this, 'upload' | 'nextKey'>(
      this,
      { upload: false, nextKey: false },
      { autoBind: true },
    )
  }

  /** True unless a photo is under way or failed: spec section 5's sentence about pictures. */
  get areAllUploaded(): boolean {
    return this.photos.every(({ state }) => state === 'done')
  }

  get urls(): readonly string[] {
    return this.photos.flatMap(({ url }) => (url === null ? [] : [url]))
  }

  async add(picked: readonly PickedPhoto[]): Promise<void> {
    const added = picked.map(({ path }) => this.append(path))
    await Promise.all(added.map((key) => this.send(key)))
  }

  async retry(key: string): Promise<void> {
    const isFailed = this.photos.some((photo) => photo.key === key && photo.state === 'failed')
    if (isFailed) await this.send(key)
  }

  remove(key: string): void {
    this.photos = this.photos.filter((photo) => photo.key !== key)
  }

  clear(): void {
    this.photos = []
  }

  /** Begins with photos that the server has already. */
  restore(urls: readonly string[]): void {
    this.photos = urls.map((url) => ({ key: this.newKey(), path: assetUrl(url), state: 'done', url }))
  }

  private append(path: string): string {
    const key = this.newKey()
    this.photos.push({ key, path, state: 'uploading', url: null })
    return key
  }

  private newKey(): string {
    const key = `photo-${this.nextKey}`
    this.nextKey += 1
    return key
  }

  private async send(key: string): Promise<void> {
    const photo = this.photos.find((candidate) => candidate.key === key)
    if (!photo) return
    photo.state = 'uploading'
    try {
      const { url } = await this.upload(photo.path)
      runInAction(() => {
        photo.url = url
        photo.state = 'done'
      })
    } catch (error) {
      runInAction(() => (photo.state = 'failed'))
      if (!isApiError(error)) throw error
    }
  }
}
