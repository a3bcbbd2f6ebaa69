import { uploads } from '../../db/schema/index.ts'
import { readPicture } from './picture.ts'

import type { Clock } from '../../clock.ts'
import type { UploadedFile } from '../../contracts/upload.ts'
import type { Database } from '../../db/client.ts'
import type { Customer, Operator } from '../../http.ts'
import type { IncomingFile } from './multipart.ts'
import type { PictureStorage } from './storage.ts'

export interface UploadService {
  /**
   * Keeps pictures in the caller's name. All are checked before the first is kept.
   *
   * @throws ApiProblem 415 UploadKindNotTaken
   */
  store(caller: Customer | Operator, files: readonly IncomingFile[]): Promise<UploadedFile[]>
}

export function createUploadService(db: Database, clock: Clock, storage: PictureStorage): UploadService {
  return {
    store: async (caller, files) => {
      const pictures = await Promise.all(
        files.map(async ({ name, content }) => ({ name, picture: await readPicture(content) })),
      )
      const stored: UploadedFile[] = []
      for (const { name, picture } of pictures) {
        stored.push({ url: await storage.save(picture), name, size: picture.content.length })
      }
      const userId = caller.kind === 'customer' ? caller.userId : null
      await db
        .insert(uploads)
        .values(stored.map(({ url, size }) => ({ url, size, userId, creationTime: clock.now() })))
      return stored
    },
  }
}
