import { Type, type Static } from 'typebox'

import { password } from './annotations.ts'
import { VerificationCode } from './passport.ts'
import { entity, ref } from './schema.ts'
import { ContactKindWord } from './user.ts'
import { WechatCode } from './wechat.ts'

/** How a customer can prove who they are. The contacts are masked; a code is sent to them. */
export interface IdentityWays {
  readonly password: boolean
  readonly mobile: string | null
  readonly email: string | null
  /** In the mini program; only where there is no other way. */
  readonly wechat: boolean
}

export const ConfirmIdentityRequest = entity(
  'ConfirmIdentityRequest',
  {
    password: Type.Optional(password(Type.String({ minLength: 1, maxLength: 200 }))),
    target: Type.Optional(ref(ContactKindWord)),
    code: Type.Optional({ ...VerificationCode, description: 'Six digits; sent to the target' }),
    wechatCode: Type.Optional({ ...WechatCode, description: 'Of the mini program' }),
  },
  'One way: password, target with code, or wechatCode',
)
export type ConfirmIdentityRequest = Static<typeof ConfirmIdentityRequest>

export const SendIdentityCodeRequest = entity('SendIdentityCodeRequest', { channel: ref(ContactKindWord) })
