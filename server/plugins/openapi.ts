import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'

import { AREAS } from '../contracts/areas.ts'
import { accessOf } from './authentication.ts'

import type { App } from '../base/http/app.ts'
import type { Access } from '../contracts/call.ts'

const bearer = { bearer: [] }

const SECURITY: Readonly<Record<Access, { readonly security: Record<string, string[]>[] }>> = {
  public: { security: [] },
  'public or customer': { security: [{}, bearer] },
  customer: { security: [bearer] },
  operator: { security: [bearer] },
  'anyone signed in': { security: [bearer] },
}

/**
 * Lets `app.swagger()` describe the routes that are registered after it. Only for writing the document: a running
 * server has no use for it.
 */
export const openapi = fp(async (app: App) => {
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
      schema: { ...schema, ...wordsOf(schema), ...SECURITY[accessOf(route.config, url)] },
    }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema${index}`,
    },
  })
})

interface Words {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
}

/** A call's heading, made from its id unless it has one, and its tags in words. */
function wordsOf({ operationId = '', summary, tags = [] }: Words): { summary: string; tags: string[] } {
  const heading = spaced(operationId)
  return { summary: summary ?? heading.charAt(0).toUpperCase() + heading.slice(1), tags: tags.map(spaced) }
}

/** `listParcels` as words: `list parcels`. */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
