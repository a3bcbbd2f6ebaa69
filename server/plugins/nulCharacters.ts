import fp from 'fastify-plugin'

import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'

/** Refuses requests that hold a NUL character: PostgreSQL can't keep it in a text. */
export const nulCharacters = fp(async function nulCharacters(app: App) {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].some(holdsNul)) throw new ApiProblem(400, 'MalformedBody')
  })
})

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNul)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(([key, member]) => key.includes('\0') || holdsNul(member))
  }
  return false
}
