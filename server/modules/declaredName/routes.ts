import { refusals } from '../../contracts/common.ts'
import { DeclaredNameListRequest, DeclaredNamePage } from '../../contracts/declaredName.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { DeclaredNameService } from './service.ts'

/** The item names that parcels are declared with. */
export function declaredNameRoutes(app: App, names: DeclaredNameService): void {
  app.post(
    '/api/admin/shipping-management/declared-name/recursion-list',
    {
      config: { access: 'anyone signed in' },
      schema: {
        tags: ['declared name'],
        operationId: 'listDeclaredNames',
        summary: 'The tree of item names; the one admin call that customers may make',
        body: ref(DeclaredNameListRequest),
        response: { 200: ref(DeclaredNamePage), ...refusals(401, 403) },
      },
    },
    (request) => names.tree(request.body, request.language),
  )
}
