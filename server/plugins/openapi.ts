import swagger from '@fastify/swagger'

import { namedSchemas } from '../contracts/index.ts'
import { accessOf } from './authentication.ts'

import type { Access, App } from '../http.ts'

const bearer = { bearer: [] }

const SECURITY: Readonly<Record<Access, { readonly security?: Record<string, string[]>[] }>> = {
  public: {},
  'public or customer': { security: [{}, bearer] },
  customer: { security: [bearer] },
  operator: { security: [bearer] },
  'anyone signed in': { security: [bearer] },
}

/** Registers every named schema and lets `app.swagger()` describe the routes by these names. */
export async function openapi(app: App): Promise<void> {
  for (const schema of namedSchemas()) app.addSchema(schema)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parcel forwarding API',
        version: '1.0.0',
        description: 'What the customer app and the warehouse call. Lists answer `items` and `totalCount`.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      url,
      schema: { ...schema, ...SECURITY[accessOf(route.config, url)] },
    }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema${index}`,
    },
  })
}
