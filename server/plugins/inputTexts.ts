import fp from 'fastify-plugin'

import { Annotated } from '../base/annotated.ts'
import { isOdd, plainText } from '../base/http/plainText.ts'
import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'

/** No body of the API is half as deep. */
const MAX_DEPTH = 16

/** PostgreSQL keeps neither NUL characters nor halves of surrogate pairs. */
const NOT_KEPT = /[\0\p{Surrogate}]/u

/**
 * Refuses what can't be stored, and takes characters that nobody sees out of every text, before the request is validated.
 * Passwords stay as they were typed; only texts that customers write for others (`moderated`) can have lines.
 */
export const inputTexts = fp(async function inputTexts(app: App) {
  const asTyped = new Annotated('x-verbatim')
  const lined = new Annotated('x-moderated')

  app.addHook('preValidation', async (request) => {
    const { schema } = request.routeOptions
    // All three are looked through: whatever can't be stored is refused.
    const areOdd = [request.params, request.query, request.body].map((part) => holdsOddText(part))
    if (!areOdd.includes(true)) return
    for (const [value, shape] of [
      [request.query, schema?.querystring],
      [request.body, schema?.body],
    ]) {
      const kept = asTyped.list(value, shape ?? {})
      const lines = lined.list(value, shape ?? {})
      replaceTexts(value, '', (text, path) => (kept.has(path) ? text : plainText(text, lines.has(path))))
    }
  })
})

/**
 * Whether any text of a value may have to be changed.
 *
 * @throws ApiProblem 400 for texts that can't be stored, and for values in values in values …
 */
function holdsOddText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') {
    refuseUnless(!NOT_KEPT.test(value))
    return isOdd(value)
  }
  if (typeof value !== 'object' || value === null) return false
  refuseUnless(depth < MAX_DEPTH)
  let isFound = false
  for (const [key, member] of Object.entries(value)) {
    refuseUnless(!NOT_KEPT.test(key))
    if (holdsOddText(member, depth + 1)) isFound = true
  }
  return isFound
}

function refuseUnless(isFit: boolean): void {
  if (!isFit) throw new ApiProblem(400, 'MalformedBody')
}

/** Changes the value in place: it was parsed for this request alone. */
function replaceTexts(value: unknown, above: string, replace: (text: string, path: string) => string): void {
  if (typeof value !== 'object' || value === null) return
  const container = value as Record<string, unknown>
  for (const [key, member] of Object.entries(container)) {
    const path = above === '' ? key : `${above}.${key}`
    if (typeof member === 'string') container[key] = replace(member, path)
    else replaceTexts(member, path, replace)
  }
}
