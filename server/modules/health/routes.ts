import { live, ready } from '../../contracts/calls/health.ts'

import type { Route } from '../../routing/route.ts'

/**
 * For load balancers: `live` says that the process answers, `ready` that it can serve.
 *
 * @param check throws while the server cannot serve
 */
export function healthRoutes(route: Route, check: () => Promise<void>): void {
  route(live, () => ({ status: 'ok' as const }))

  route(ready, async () => {
    await check()
    return { status: 'ok' as const }
  })
}
