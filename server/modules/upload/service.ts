import { ApiProblem, notFound } from '../../base/http/problem.ts'
import { UPLOAD_NAME, type LinkProof, type UploadLinks } from '../../base/http/uploadLinks.ts'
import { createUploadBudget, type UploadLimits } from './budget.ts'
import { diskFullOr } from './diskFull.ts'
import { readPicture } from './picture.ts'
import { findOwnUploads, insertUploads, isPublicUpload } from './repository/uploads.ts'
import { insertWithinRoom, requireRoom } from './room.ts'
import { nameOf, urlOf, type PictureStorage, type StoredPicture } from './storage.ts'

import type { Customer, Operator } from '../../base/http/app.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { UploadedFile } from '../../contracts/upload.ts'
import type { Database } from '../../db/client.ts'
import type { IncomingPicture } from './multipart.ts'
import type { TempFolders } from './tempFolders.ts'

type Caller = Customer | Operator

/** An upload that has begun. */
export interface IncomingUpload {
  /** Of the body in bytes, if its head says so. */
  readonly size: number | undefined
  /** Writes the pictures to a folder, which is there until they're kept. */
  readonly read: (folder: string) => Promise<readonly IncomingPicture[]>
}

export interface UploadService {
  /**
   * Takes an upload in and keeps its pictures as the caller's, all or none.
   *
   * @param isPublic whether anyone may see them without a signed link; only staff may set it
   * @throws ApiProblem 403 for a customer's public picture
   * @throws ApiProblem 409 UploadRoomUsedUp
   * @throws ApiProblem 415 UploadKindNotTaken
   * @throws ApiProblem 429 UploadsUnfinished, 503 UploadsBusy and 503 StorageFull, all with Retry-After
   */
  receive(caller: Caller, isPublic: boolean, upload: IncomingUpload): Promise<UploadedFile[]>
  /** Keeps pictures that this server has already, so the limits of uploads under way don't apply. */
  store(caller: Caller, pictures: readonly IncomingPicture[], isPublic: boolean): Promise<UploadedFile[]>
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
  readonly tempFolders: TempFolders
  readonly uploadLinks: UploadLinks
  readonly uploadLimits: UploadLimits
}

export function createUploadService({
  db,
  clock,
  storage,
  tempFolders,
  uploadLinks,
  uploadLimits,
}: Dependencies): UploadService {
  const budget = createUploadBudget(uploadLimits)

  const mayBeSeen = async (name: string, secondsLeft: number | null): Promise<boolean> =>
    UPLOAD_NAME.test(name) && (secondsLeft === null ? isPublicUpload(db, urlOf(name)) : secondsLeft > 0)

  const store: UploadService['store'] = async (caller, pictures, isPublic) => {
    const stored: UploadedFile[] = []
    try {
      for (const { name, ...raw } of pictures) {
        await readPicture(raw, async (picture) => {
          stored.push({ url: await storage.save(picture), name, size: picture.content.length })
        })
      }
      const userId = customerIdOf(caller)
      const creationTime = clock.now()
      const rows = stored.map(({ url, size }) => ({ url, size, userId, isPublic, creationTime }))
      if (userId === null) await insertUploads(db, rows)
      else await db.transaction((tx) => insertWithinRoom(tx, userId, rows, uploadLimits.perCustomer))
      return stored
    } catch (error) {
      // What can't be removed now, the sweep will.
      await Promise.allSettled(stored.map(({ url }) => storage.remove(nameOf(url))))
      throw error
    }
  }

  return {
    receive: async (caller, isPublic, { size, read }) => {
      if (isPublic && caller.kind !== 'operator') throw new ApiProblem(403, 'Forbidden')
      const customerId = customerIdOf(caller)
      if (customerId !== null) await requireRoom(db, customerId, uploadLimits.perCustomer)
      return budget.within(customerId, size, async () =>
        tempFolders.use(async (folder) => store(caller, await read(folder), isPublic)).catch(diskFullOr),
      )
    },

    store,

    findOwn: async (userId, urls) => {
      const own = new Set(await findOwnUploads(db, userId, urls))
      return urls.filter((url) => own.has(url))
    },

    read: async (name, proof) => {
      const secondsLeft = proof === null ? null : uploadLinks.secondsLeft(name, proof)
      const picture = (await mayBeSeen(name, secondsLeft)) ? await storage.read(name) : null
      if (picture === null) throw notFound()
      return { ...picture, secondsLeft }
    },
  }
}

function customerIdOf(caller: Caller): string | null {
  return caller.kind === 'customer' ? caller.userId : null
}
