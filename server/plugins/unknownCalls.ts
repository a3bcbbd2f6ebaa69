import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'

/** Answers paths of the API that no call has, so that they too are routes: limited, and never kept by a cache. */
export async function unknownCalls(app: App): Promise<void> {
  app.all('/api/*', {
    config: { access: 'public' },
    schema: { hide: true },
    // Before the body is read: nobody asks for it.
    preParsing: async () => {
      throw new ApiProblem(404, 'RouteNotFound')
    },
    handler: () => undefined,
  })
}
