import { ApiProblem, notFound } from '../../base/http/problem.ts'
import { UPLOAD_NAME, type LinkProof, type UploadLinks } from '../../base/http/uploadLinks.ts'
import { readPicture, type Picture } from './picture.ts'
import { findOwnUploads, insertUploads, isPublicUpload } from './repository/uploads.ts'
import { urlOf, type PictureStorage, type StoredPicture } from './storage.ts'

import type { Customer, Operator } from '../../base/http/app.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { UploadedFile } from '../../contracts/upload.ts'
import type { Database } from '../../db/client.ts'
import type { IncomingFile } from './multipart.ts'

export interface UploadService {
  /**
   * Keeps pictures as the caller's. All are checked before the first is kept.
   *
   * @param isPublic whether anyone may see them without a signed link; only staff may set it
   * @throws ApiProblem 403 for a customer's public picture; 415 UploadKindNotTaken
   */
  store(
    caller: Customer | Operator,
    files: readonly IncomingFile[],
    isPublic: boolean,
  ): Promise<UploadedFile[]>
  /** Those of the URLs that the customer uploaded, in the order given. */
  findOwn(userId: string, urls: readonly string[]): Promise<string[]>
  /** @throws ApiProblem 404 for a picture that is not there, or private and asked for without a valid proof */
  read(name: string, proof: LinkProof | null): Promise<ReadablePicture>
}

export interface ReadablePicture extends StoredPicture {
  /** For how long the caller may keep a copy; null when the picture is public. */
  readonly secondsLeft: number | null
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly storage: PictureStorage
  readonly links: UploadLinks
}

export function createUploadService({ db, clock, storage, links }: Dependencies): UploadService {
  const mayBeSeen = async (name: string, secondsLeft: number | null): Promise<boolean> =>
    UPLOAD_NAME.test(name) && (secondsLeft === null ? isPublicUpload(db, urlOf(name)) : secondsLeft > 0)

  return {
    store: async (caller, files, isPublic) => {
      if (isPublic && caller.kind !== 'operator') throw new ApiProblem(403, 'Forbidden')
      const pictures: { name: string; picture: Picture }[] = []
      for (const { name, content } of files) pictures.push({ name, picture: await readPicture(content) })
      const stored: UploadedFile[] = []
      for (const { name, picture } of pictures) {
        stored.push({ url: await storage.save(picture), name, size: picture.content.length })
      }
      const userId = caller.kind === 'customer' ? caller.userId : null
      const creationTime = clock.now()
      const rows = stored.map(({ url, size }) => ({ url, size, userId, isPublic, creationTime }))
      await insertUploads(db, rows)
      return stored
    },

    findOwn: async (userId, urls) => {
      const own = new Set(await findOwnUploads(db, userId, urls))
      return urls.filter((url) => own.has(url))
    },

    read: async (name, proof) => {
      const secondsLeft = proof === null ? null : links.secondsLeft(name, proof)
      const picture = (await mayBeSeen(name, secondsLeft)) ? await storage.read(name) : null
      if (picture === null) throw notFound()
      return { ...picture, secondsLeft }
    },
  }
}
