import { originOf } from '../../base/http/app.ts'
import { writeAnnounce, writeArticle, writeContentPage } from '../../contracts/calls/content.ts'

import type { Route } from '../../routing/route.ts'
import type { ContentEditor } from './service.staff.ts'

/** How staff write announcements, articles and pages. */
export function editorRoutes(route: Route, editor: ContentEditor): void {
  route(writeAnnounce, ({ params, body, request }) =>
    editor.writeAnnounce(params.id, body, originOf(request)),
  )

  route(writeArticle, ({ params, body, request }) => editor.writeArticle(params.id, body, originOf(request)))

  route(writeContentPage, ({ params, body, request }) =>
    editor.writePage(params.key, body, originOf(request)),
  )
}
