import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'

import type { Api } from '@/api'
import { isApiError } from '@/model/call/ApiError'
import { isTextArray } from '@/model/format/isTextArray'
import { assetUrl } from '@/platform/build/assetUrl'
import type { PickedPhoto } from '@/platform/photo/photoPick'

import { pictureApi } from '../areas/pictureApi'

export interface UploadingPhoto {
  readonly key: string
  path: string
  state: 'uploading' | 'failed' | 'done'
  /** Where the server keeps it, once it is done. */
  url: string | null
}

/** What a draft keeps of a form's photos. */
export interface KeptPhotos {
  readonly images: readonly string[]
  /** How many were never uploaded: a file itself is not kept. */
  readonly lostPhotos: number
}

/** Whether a stored value has what a draft keeps of photos. */
export function isKeptPhotos(value: object): value is KeptPhotos {
  const { images, lostPhotos } = value as Partial<Record<keyof KeptPhotos, unknown>>
  return isTextArray(images) && typeof lostPhotos === 'number'
}

/** Photos of a form. Each is uploaded on its own as soon as it is picked, so that one that fails can be retried alone. */
export class PhotoUploads {
  photos: UploadingPhoto[] = observable.array<UploadingPhoto>()
  /** How many photos of the restored draft were never uploaded. */
  lostCount = 0

  private nextKey = 1

  constructor(private readonly api: Pick<Api, 'upload' | 'http'>) {
    makeAutoObservable<this, 'api' | 'nextKey'>(
      this,
      { photos: observableRef, api: false, nextKey: false },
      { autoBind: true },
    )
  }

  /** False while a photo is uploading or has failed (spec section 5). */
  get areAllUploaded(): boolean {
    return this.unsentCount === 0
  }

  get isEmpty(): boolean {
    return this.photos.length === 0
  }

  get urls(): readonly string[] {
    return this.photos.flatMap(({ url }) => (url === null ? [] : [url]))
  }

  get kept(): KeptPhotos {
    return { images: this.urls, lostPhotos: this.unsentCount }
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
    const at = this.photos.findIndex((photo) => photo.key === key)
    if (at >= 0) this.photos.splice(at, 1)
  }

  clear(): void {
    this.photos.splice(0)
    this.lostCount = 0
  }

  /**
   * Restores the photos of a draft.
   *
   * @param tray the owner's photos while the app runs; they are newer than the draft
   * @param kept null without a draft: what is in the tray is dropped then
   */
  resume(tray: UploadingPhoto[], kept: KeptPhotos | null): void {
    this.photos = tray
    const isBegun = kept !== null && tray.length > 0
    if (!isBegun) {
      this.clear()
      this.restore(kept?.images ?? [])
    }
    this.lostCount = isBegun ? 0 : (kept?.lostPhotos ?? 0)
    void this.renewLinks()
  }

  /** Another customer is signed in now: the photos stay in their owner's tray. */
  leave(): void {
    this.photos = observable.array<UploadingPhoto>()
    this.lostCount = 0
  }

  /** Replaces the uploaded photos; those that are not uploaded yet stay. */
  restore(urls: readonly string[]): void {
    const unsent = this.photos.filter(({ state }) => state !== 'done')
    const done = urls.map((url) => ({ key: this.newKey(), path: assetUrl(url), state: 'done' as const, url }))
    this.photos.splice(0, this.photos.length, ...done, ...unsent)
  }

  private get unsentCount(): number {
    return this.photos.filter(({ state }) => state !== 'done').length
  }

  private append(path: string): string {
    const key = this.newKey()
    this.photos.push({ key, path, state: 'uploading', url: null })
    return key
  }

  /** A key that no photo has, including those that were in the tray before. */
  private newKey(): string {
    const key = `photo-${this.nextKey}`
    this.nextKey += 1
    return this.photos.some((photo) => photo.key === key) ? this.newKey() : key
  }

  private async send(key: string): Promise<void> {
    const photo = this.photos.find((candidate) => candidate.key === key)
    if (!photo) return
    photo.state = 'uploading'
    try {
      const { url } = await this.api.upload(photo.path)
      runInAction(() => {
        photo.url = url
        photo.state = 'done'
      })
    } catch (error) {
      runInAction(() => (photo.state = 'failed'))
      if (!isApiError(error)) throw error
    }
  }

  /** Links live for an hour, drafts longer. */
  private async renewLinks(): Promise<void> {
    const shown = this.photos.filter(({ path, url }) => url !== null && path === assetUrl(url))
    if (shown.length === 0) return
    try {
      const links = await pictureApi(this.api).renewLinks(shown.flatMap(({ url }) => url ?? []))
      runInAction(() => {
        for (const photo of shown) {
          const link = links.find((one) => withoutSignature(one) === withoutSignature(photo.url ?? ''))
          if (link !== undefined) photo.path = assetUrl(link)
        }
      })
    } catch (error) {
      // The photos can still be sent, only not be shown.
      if (!isApiError(error)) throw error
    }
  }
}

/** A picture's url without the signature that makes it a link, which changes by the hour. */
export function withoutSignature(url: string): string {
  return url.split('?')[0] ?? ''
}
