import { accepted, ApiClient } from '../support/server/apiClient.ts'
import { ROUTES } from '../support/server/contract.ts'

import type { Token } from '../../server/contracts/passport.ts'
import type { Route } from '../support/server/contract.ts'

export const OPERATOR_TOKEN = 'an-operator-token-for-the-fuzz-only'

/** Everybody who may send something. */
export type Caller = 'stranger' | 'customer' | 'operator'
export const CALLERS: readonly Caller[] = ['stranger', 'customer', 'operator']

/** The caller whom a call is for. */
export function callerFor({ path, operation }: Route): Caller {
  if (path.startsWith('/api/admin/')) return 'operator'
  return operation.security?.length === 0 ? 'stranger' : 'customer'
}

/** Signs the demo's customer in, who has some of everything. */
export async function signIn(url: string): Promise<string> {
  const credentials = { usernameOrEmail: 'demo', password: 'demo1234', loginPlatform: 'CodeLogin' }
  const answer = await new ApiClient(url).post<Token>('/api/f/passport/login', credentials)
  return accepted(answer).accessToken
}

const NAMING = /^(id|code|idCode|expressNumber|\w+Id|url|currencyCode)$/

/** What the lists of the API name: ids, codes and tracking numbers. */
export async function findNames(url: string, token: string): Promise<string[]> {
  const names = new Set<string>()
  const lists = ROUTES.filter(({ path }) => path.endsWith('/list'))
  for (const { method, path } of lists) {
    const api = new ApiClient(url, { token: path.startsWith('/api/admin/') ? OPERATOR_TOKEN : token })
    const { body } = method === 'GET' ? await api.get(path) : await api.post(path)
    collect(body, names)
  }
  return [...names]
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'string' && member !== '' && NAMING.test(key)) names.add(member)
    else collect(member, names)
  }
}
