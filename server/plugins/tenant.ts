import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'

/** Refuses calls meant for another tenant; a call that names none is for this one. */
export function tenant(app: App, tenantId: string): void {
  app.addHook('onRequest', async (request) => {
    const asked = request.headers['__tenant']
    if (asked !== undefined && asked !== '' && asked !== tenantId) throw new ApiProblem(404, 'TenantNotFound')
  })
}
