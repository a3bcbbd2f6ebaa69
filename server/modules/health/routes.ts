import { refusals } from '../../contracts/common.ts'
import { HealthAnswer } from '../../contracts/health.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'

const tags = ['health']
const config = { rateLimit: false } as const

/**
 * For load balancers: `live` says that the process answers, `ready` that it can serve.
 *
 * @param check throws while the server cannot serve
 */
export function healthRoutes(app: App, check: () => Promise<void>): void {
  const response = { 200: ref(HealthAnswer), ...refusals(503) }

  app.get('/health/live', { config, schema: { tags, operationId: 'live', response } }, () => ({
    status: 'ok' as const,
  }))

  app.get('/health/ready', { config, schema: { tags, operationId: 'ready', response } }, async () => {
    await check()
    return { status: 'ok' as const }
  })
}
