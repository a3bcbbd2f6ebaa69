import { notFound } from '../../base/http/problem.ts'
import { writeDetail } from './repository.ts'

import type { WriteContentRequest, WrittenContent } from '../../contracts/contentBlocks.ts'
import type { Database } from '../../db/client.ts'
import type { ReadRichText } from '../content/index.ts'

export interface StoreStaffService {
  /**
   * Replaces what staff wrote about a product in one language.
   *
   * @param ownOrigin the API's own origin
   * @throws ApiProblem 404
   * @throws ApiProblem 400 ContentTooLong
   */
  writeDetail(id: string, request: WriteContentRequest, ownOrigin: string): Promise<WrittenContent>
}

export function createStoreStaffService(db: Database, readRichText: ReadRichText): StoreStaffService {
  return {
    writeDetail: async (id, { language, html }, ownOrigin) => {
      const content = await readRichText(html, ownOrigin)
      if (!(await writeDetail(db, id, language, content))) throw notFound()
      return { content }
    },
  }
}
