import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'

import type { Api } from '@/api'
import { isApiError } from '@/model/call/ApiError'
import { isTextArray } from '@/model/format/isTextArray'
import { assetUrl } from '@/platform/build/assetUrl'
import type { PickedPhoto } from '@/platform/photo/photoPick'
import { sendShrunk } from '@/platform/photo/sendShrunk'

import { pictureApi } from '../areas/pictureApi'

export interface UploadingPhoto {
  readonly key: string
  path: string
  /** Size of the picked file; zero for a photo that is already on the server. */
  readonly sizeBytes: number
  state: 'uploading' | 'failed' | 'done'
  /** Its URL on the server, once uploaded. */
  url: string | null
  /** The server's message if it refused the photo; null if the connection was lost and a retry may help. */
  refusal: string | null
}

/** The photos of a form as stored in its draft. */
export interface StoredPhotos {
  readonly images: readonly string[]
  /** Number of photos never uploaded: the files themselves aren't stored. */
  readonly lostPhotos: number
}

export function isStoredPhotos(value: object): value is StoredPhotos {
  const { images, lostPhotos } = value as Partial<Record<keyof StoredPhotos, unknown>>
  return isTextArray(images) && typeof lostPhotos === 'number'
}

/** Only picked photos have a size, and only their upload can be refused. */
const SAVED = { sizeBytes: 0, refusal: null }

/**
 * The photos of a form. Each starts uploading once it is picked, so a failed one can be retried on its own.
 */
export class PhotoUploads {
  photos: UploadingPhoto[] = observable.array<UploadingPhoto>()
  /** Number of photos in the restored draft that were never uploaded. */
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

  /** Why the server refused one of the photos; null if it didn't. */
  get refusal(): string | null {
    return this.photos.find(({ refusal }) => refusal)?.refusal ?? null
  }

  get isEmpty(): boolean {
    return this.photos.length === 0
  }

  get urls(): readonly string[] {
    return this.photos.flatMap(({ url }) => (url === null ? [] : [url]))
  }

  get stored(): StoredPhotos {
    return { images: this.urls, lostPhotos: this.unsentCount }
  }

  async add(picked: readonly PickedPhoto[]): Promise<void> {
    const added = picked.map(this.append)
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
   * @param photos photos that the owner added since the app started; they replace the draft's
   * @param stored the draft's photos; null if there is no draft, so all photos are removed
   */
  resume(photos: UploadingPhoto[], stored: StoredPhotos | null): void {
    this.photos = photos
    const isBegun = stored !== null && photos.length > 0
    if (!isBegun) {
      this.clear()
      this.restore(stored?.images ?? [])
    }
    this.lostCount = isBegun ? 0 : (stored?.lostPhotos ?? 0)
    void this.renewLinks()
  }

  /** Another customer has signed in: the photos stay with their owner. */
  leave(): void {
    this.photos = observable.array<UploadingPhoto>()
    this.lostCount = 0
  }

  /** Replaces the uploaded photos and keeps the others. */
  restore(urls: readonly string[]): void {
    const unsent = this.photos.filter(({ state }) => state !== 'done')
    const done = urls.map((url) => ({
      key: this.newKey(),
      path: assetUrl(url),
      state: 'done' as const,
      url,
      ...SAVED,
    }))
    this.photos.splice(0, this.photos.length, ...done, ...unsent)
  }

  private get unsentCount(): number {
    return this.photos.filter(({ state }) => state !== 'done').length
  }

  private append({ path, sizeBytes }: PickedPhoto): string {
    const key = this.newKey()
    this.photos.push({ key, path, sizeBytes, state: 'uploading', url: null, refusal: null })
    return key
  }

  /** A key no photo has yet, including earlier ones. */
  private newKey(): string {
    const key = `photo-${this.nextKey}`
    this.nextKey += 1
    return this.photos.some((photo) => photo.key === key) ? this.newKey() : key
  }

  private async send(key: string): Promise<void> {
    const photo = this.photos.find((candidate) => candidate.key === key)
    if (!photo) return
    photo.state = 'uploading'
    photo.refusal = null
    try {
      const { url } = await sendShrunk(photo, (path) => this.api.upload(path))
      runInAction(() => {
        photo.url = url
        photo.state = 'done'
      })
    } catch (error) {
      runInAction(() => {
        photo.state = 'failed'
        photo.refusal = isApiError(error) && error.kind === 'rejected' ? error.message : null
      })
      if (!isApiError(error)) throw error
    }
  }

  /** Links expire after an hour; drafts live longer. */
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
      // The photos can still be submitted; they just can't be displayed.
      if (!isApiError(error)) throw error
    }
  }
}

/** Strips the URL's query, which holds the signature: a renewed link differs in nothing else. */
export function withoutSignature(url: string): string {
  return url.split('?')[0] ?? ''
}
