import { ApiProblem, type FieldProblem } from '../../../base/http/problem.ts'

import type { ConfirmIdentityRequest } from '../../../contracts/identity.ts'
import type { ContactKind } from '../../../contracts/user.ts'
import type { UserRow } from '../repository/users.ts'

/** How a customer proves who they are. */
export type IdentityWay =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly target: ContactKind; readonly code: string }
  | { readonly kind: 'wechat'; readonly wechatCode: string }

/**
 * The one way that a request takes.
 *
 * @throws ApiProblem 400 Validation that names what is missing or too much
 */
export function identityWayOf(request: ConfirmIdentityRequest): IdentityWay {
  const { password, target, code, wechatCode } = request
  if (password !== undefined) {
    refuseBeside(request, ['password'])
    return { kind: 'password', password }
  }
  if (target !== undefined || code !== undefined) {
    refuseBeside(request, ['target', 'code'])
    if (target === undefined) throw invalid(['target'], 'field.required')
    if (code === undefined) throw invalid(['code'], 'field.required')
    return { kind: 'code', target, code }
  }
  if (wechatCode === undefined) throw invalid(['password'], 'field.required')
  return { kind: 'wechat', wechatCode }
}

/** Whether WeChat is the only proof there is. It's a weak one: it lets in whoever holds the phone. */
export function isWechatOnly({ passwordHash, mobileNumber, email }: UserRow): boolean {
  return passwordHash === null && mobileNumber === null && email === null
}

function refuseBeside(request: ConfirmIdentityRequest, own: readonly string[]): void {
  const others = Object.keys(request).filter((member) => !own.includes(member))
  if (others.length > 0) throw invalid(others, 'field.unknown')
}

function invalid(members: readonly string[], key: NonNullable<FieldProblem['key']>): ApiProblem {
  return new ApiProblem(400, 'Validation', { fields: members.map((member) => ({ members: [member], key })) })
}
