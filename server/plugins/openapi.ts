import swagger from '@fastify/swagger'

import { namedSchemas } from '../contracts/index.ts'
import { accessOf } from './authentication.ts'

import type { App } from '../http.ts'

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
      schema: accessOf(route.config, url) === 'public' ? schema : { ...schema, security: [{ bearer: [] }] },
    }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema${index}`,
    },
  })
}
