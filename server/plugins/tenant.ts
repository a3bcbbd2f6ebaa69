import fp from 'fastify-plugin'

import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'

interface TenantOptions {
  readonly tenantId: string
}

/** Refuses calls for another tenant, once they are counted; a call that names none is for this one. */
export const tenant = fp(async function tenant(app: App, { tenantId }: TenantOptions) {
  app.addHook('preParsing', async (request) => {
    const asked = request.headers['__tenant']
    if (asked !== undefined && asked !== '' && asked !== tenantId) throw new ApiProblem(404, 'TenantNotFound')
  })
})
