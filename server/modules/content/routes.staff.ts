import { originOf } from '../../base/http/app.ts'
import { writeAnnounce, writeArticle, writeContentPage } from '../../contracts/calls/content.ts'

import type { Route } from '../../routing/route.ts'
import type { ContentStaffService } from './service.staff.ts'

/** How staff write announcements, articles and pages. */
export function contentStaffRoutes(route: Route, content: ContentStaffService): void {
  route(writeAnnounce, ({ params, body, request }) =>
    content.writeAnnounce(params.id, body, originOf(request)),
  )

  route(writeArticle, ({ params, body, request }) => content.writeArticle(params.id, body, originOf(request)))

  route(writeContentPage, ({ params, body, request }) =>
    content.writePage(params.key, body, originOf(request)),
  )
}
