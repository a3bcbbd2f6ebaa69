import { IdParams, refusals } from '../../contracts/common.ts'
import { ContentPageParams } from '../../contracts/content.ts'
import { HTML_BODY_LIMIT, WriteContentRequest, WrittenContent } from '../../contracts/contentBlocks.ts'
import { ref } from '../../contracts/schema.ts'
import { originOf } from '../../base/http/app.ts'

import type { App } from '../../base/http/app.ts'
import type { ContentEditor } from './service.staff.ts'

const BASE = '/api/admin/content-management'
const tags = ['content']

const writeContentSchema = {
  body: ref(WriteContentRequest),
  response: { 200: ref(WrittenContent), ...refusals(401, 403) },
}

/** How staff write announcements, articles and pages. */
export function editorRoutes(app: App, editor: ContentEditor): void {
  app.put(
    `${BASE}/announce/:id/content`,
    {
      bodyLimit: HTML_BODY_LIMIT,
      schema: { tags, operationId: 'writeAnnounce', params: IdParams, ...writeContentSchema },
    },
    (request) => editor.writeAnnounce(request.params.id, request.body, originOf(request)),
  )

  app.put(
    `${BASE}/article/:id/content`,
    {
      bodyLimit: HTML_BODY_LIMIT,
      schema: { tags, operationId: 'writeArticle', params: IdParams, ...writeContentSchema },
    },
    (request) => editor.writeArticle(request.params.id, request.body, originOf(request)),
  )

  app.put(
    `${BASE}/page/:key/content`,
    {
      bodyLimit: HTML_BODY_LIMIT,
      schema: { tags, operationId: 'writeContentPage', params: ContentPageParams, ...writeContentSchema },
    },
    (request) => editor.writePage(request.params.key, request.body, originOf(request)),
  )
}
