import { ApiProblem, type FieldProblem } from '../../../base/http/problem.ts'
import { PASSWORD_LENGTH } from '../../../contracts/passport.ts'

import type { WechatBindRequest } from '../../../contracts/wechat.ts'

/** How somebody who signed in with WeChat says which account is theirs. */
export type BindWay =
  | { readonly kind: 'password'; readonly usernameOrEmail: string; readonly password: string }
  | { readonly kind: 'code'; readonly target: string; readonly code: string }
  | { readonly kind: 'new'; readonly username: string; readonly password: string }

const WAYS = [
  { kind: 'password', needs: ['usernameOrEmail', 'password'] },
  { kind: 'code', needs: ['target', 'code'] },
  { kind: 'new', needs: ['username', 'password'] },
] as const

const MEMBERS = ['usernameOrEmail', 'target', 'code', 'username', 'password'] as const

/**
 * The one way that a request takes. Its first member tells which; the other is required, and those of other ways are
 * refused.
 *
 * @throws ApiProblem 400 Validation that names what is missing or too much
 */
export function bindWayOf(request: WechatBindRequest): BindWay {
  const way = WAYS.find(({ needs: [first] }) => request[first] !== undefined)
  if (!way) throw invalid([{ members: ['usernameOrEmail'], key: 'field.required' }])
  const needs: readonly string[] = way.needs
  const missing = way.needs.filter((member) => request[member] === undefined)
  const tooMuch = MEMBERS.filter((member) => request[member] !== undefined && !needs.includes(member))
  if (missing.length + tooMuch.length > 0) {
    throw invalid([
      ...missing.map((member): FieldProblem => ({ members: [member], key: 'field.required' })),
      ...tooMuch.map((member): FieldProblem => ({ members: [member], key: 'field.unknown' })),
    ])
  }
  const { usernameOrEmail = '', target = '', code = '', username = '', password = '' } = request
  if (way.kind === 'password') return { kind: 'password', usernameOrEmail, password }
  if (way.kind === 'code') return { kind: 'code', target, code }
  refuseWeakPassword(password)
  return { kind: 'new', username, password }
}

function refuseWeakPassword({ length }: string): void {
  const { minLength, maxLength } = PASSWORD_LENGTH
  if (length < minLength) {
    throw invalid([{ members: ['password'], key: 'field.minLength', params: { count: minLength } }])
  }
  if (length > maxLength) {
    throw invalid([{ members: ['password'], key: 'field.maxLength', params: { count: maxLength } }])
  }
}

function invalid(fields: readonly FieldProblem[]): ApiProblem {
  return new ApiProblem(400, 'Validation', { fields })
}
