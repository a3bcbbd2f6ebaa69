import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'

import { AREAS } from '../contracts/areas.ts'

import type { App } from '../base/http/app.ts'
import type { Access } from '../contracts/call.ts'

const bearer = { bearer: [] }

const SECURITY: Readonly<Record<Access, { readonly security: Record<string, string[]>[] }>> = {
  public: { security: [] },
  'public or customer': { security: [{}, bearer] },
  customer: { security: [bearer] },
  operator: { security: [bearer] },
  owner: { security: [bearer] },
  'anyone signed in': { security: [bearer] },
}

/**
 * Lets `app.swagger()` describe the routes that are registered after it. Only for writing the document: a running
 * server has no use for it.
 */
export const openapi = fp(async function openapi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parcel forwarding API',
        version: '1.0.0',
        description: 'What the customer app and the warehouse call. Lists answer `items` and `totalCount`.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      tags: [...AREAS],
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      url,
      schema: { ...schema, summary: headingOf(schema), ...SECURITY[route.config?.access ?? 'public'] },
    }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema${index}`,
    },
  })
})

/** What a call is called: its summary, or its ID in words, such as `List parcels`. */
function headingOf({ operationId = '', summary }: { operationId?: string; summary?: string }): string {
  const words = operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return summary ?? words.charAt(0).toUpperCase() + words.slice(1)
}
