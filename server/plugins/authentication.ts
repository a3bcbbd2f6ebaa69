import fp from 'fastify-plugin'

import { isSame } from '../base/crypto/isSame.ts'
import { OWNER, type Customer, type Operator } from '../base/http/app.ts'
import { ApiProblem } from '../base/http/problem.ts'

import type { App } from '../base/http/app.ts'
import type { Access } from '../contracts/call.ts'

/** Turns tokens into callers. */
export interface Authenticator {
  /** The customer whose live session the access token belongs to; null for any other token. */
  customer(accessToken: string): Promise<Customer | null>
  /** The operator whose own token it is; null for any other token. */
  operator(token: string): Promise<Operator | null>
  /** The owner's. */
  readonly operatorToken: string
}

/**
 * Sets `request.caller`, and refuses callers whom a route is not for before its body is read. Comes after the rate
 * limits, which also count the refused.
 */
export const authentication = fp(async function authentication(app: App, authenticator: Authenticator) {
  app.decorateRequest('caller', null)

  app.addHook('preParsing', async (request) => {
    const { access = 'public' } = request.routeOptions.config
    // Who calls makes no difference, so the database isn't asked: health checks must not wait for it.
    if (access === 'public') return
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token !== undefined) request.caller = await callerWith(token, authenticator)
    refuse(access, request.caller, token !== undefined)
  })
})

async function callerWith(token: string, authenticator: Authenticator): Promise<Customer | Operator | null> {
  if (isSame(token, authenticator.operatorToken)) return OWNER
  return (await authenticator.operator(token)) ?? authenticator.customer(token)
}

function refuse(
  access: Exclude<Access, 'public'>,
  caller: Customer | Operator | null,
  hadToken: boolean,
): void {
  if (access === 'public or customer' && !(caller === null && hadToken)) return
  if (caller === null) throw new ApiProblem(401, hadToken ? 'SessionEnded' : 'NotSignedIn')
  if (access !== 'anyone signed in' && !isFor(access, caller)) throw new ApiProblem(403, 'Forbidden')
}

function isFor(access: Access, caller: Customer | Operator): boolean {
  return access === 'owner' ? caller.kind === 'operator' && caller.id === OWNER.id : access === caller.kind
}
