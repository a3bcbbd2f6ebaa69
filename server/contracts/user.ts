import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, Money, Url } from './common.ts'
import { UserTypeCode } from './enumerations.ts'
import { closed, entity, nullable, page, ref } from './schema.ts'

export const FundAccount = entity('FundAccount', {
  balance: Money,
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
})

export const User = entity('User', {
  id: Id,
  userName: Type.String(),
  nickname: Type.String(),
  avatar: nullable(Url),
  mobileNumber: nullable(Type.String()),
  email: nullable(Type.String()),
  wechatId: nullable(Type.String()),
  wechatQrCode: nullable(Url),
  idCode: Type.String({ description: 'The customer’s personal warehouse code' }),
  userType: ref(UserTypeCode),
  hasPassword: Type.Boolean(),
  isWechatBound: Type.Boolean(),
  pickupStation: nullable(closed({ id: Id, displayName: Type.String() })),
  currentFundAccount: ref(FundAccount),
  vipGroup: nullable(closed({ id: Id, displayName: Type.String() })),
})
export type User = Static<typeof User>

/** How many of a customer's own tags are offered again. */
export const MAX_USER_TAGS = 10

export const UserTag = entity('UserTag', { tag: Type.String() })
export const UserTagPage = page('UserTagPage', UserTag)
export const UserTagListRequest = entity('UserTagListRequest', {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_USER_TAGS, default: MAX_USER_TAGS })),
})
