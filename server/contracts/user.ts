import { Type, type Static } from 'typebox'

import { PrivatePicture, sealed } from './annotations.ts'
import { CurrencyCode, Id, limitUpTo, listRequest, Money, Time } from './common.ts'
import { UserTypeCode } from './enumerations.ts'
import { EmailAddress, MobileNumber, VerificationCode } from './passport.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'
import { IdCode } from './warehouse.ts'

export const FundAccount = entity('FundAccount', {
  balance: Money,
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
})

export const User = entity('User', {
  id: Id,
  userName: Type.String(),
  nickname: Type.String(),
  avatar: nullable(PrivatePicture),
  mobileNumber: nullable(Type.String({ description: 'E.164' })),
  email: nullable(Type.String()),
  wechatId: nullable(Type.String()),
  wechatQrCode: nullable(PrivatePicture),
  idCode: Type.String({ description: 'The customer’s personal warehouse code' }),
  inviteCode: Type.String({ description: 'The referral code that friends enter when they sign up' }),
  userType: ref(UserTypeCode),
  hasPassword: Type.Boolean(),
  isWechatBound: Type.Boolean(),
  pickupStation: nullable(closed({ id: Id, displayName: Type.String() })),
  currentFundAccount: ref(FundAccount),
  vipGroup: nullable(closed({ id: Id, displayName: Type.String() })),
})
export type User = Static<typeof User>

/** Edits of single fields come as a query, as the app has always sent them. */
export const UpdateNicknameQuery = closed({ nickname: Type.String({ minLength: 1, maxLength: 30 }) })
export const UpdateAvatarQuery = closed({ avatar: PrivatePicture })
export const UpdateMobileNumberQuery = closed({ mobileNumber: MobileNumber, code: VerificationCode })
export const UpdateEmailQuery = closed({ email: EmailAddress, code: VerificationCode })
export const UpdateWechatIdQuery = closed({
  wechatId: Type.String({ pattern: '^([A-Za-z0-9_-]{6,30})?$', description: 'Empty removes it' }),
  wechatQrCode: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'The customer’s own upload; empty removes it, absent leaves it',
    }),
  ),
})
export type UpdateWechatIdQuery = Static<typeof UpdateWechatIdQuery>

/** Where a customer is reached. */
export const CONTACT_KINDS = ['mobile', 'email'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]
export const ContactKindWord = words('ContactKind', CONTACT_KINDS)

const UndoToken = sealed(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'From the link that was sent to the old contact',
  }),
)
export const UndoContactChangeRequest = entity('UndoContactChangeRequest', { token: UndoToken })

export const ContactChangeView = entity('ContactChangeView', {
  changedTime: Time,
  changes: Type.Array(
    closed({
      kind: ref(ContactKindWord),
      from: Type.String({ description: 'What it is now, masked' }),
      to: nullable(Type.String({ description: 'What it will be again, masked; null if there was none' })),
    }),
    { description: 'What undoing does: at most one of each kind' },
  ),
})
export type ContactChangeView = Static<typeof ContactChangeView>

export const SetPickupStationRequest = entity('SetPickupStationRequest', { pickupStationId: Id })

/** A customer chooses once; after that, staff change it. */
export const ChangePickupStationRequest = entity('ChangePickupStationRequest', {
  idCode: IdCode,
  pickupStationId: Id,
})
export type ChangePickupStationRequest = Static<typeof ChangePickupStationRequest>

export const CustomerPickupStation = entity('CustomerPickupStation', {
  idCode: Type.String(),
  pickupStation: closed({ id: Id, displayName: Type.String() }),
})
export type CustomerPickupStation = Static<typeof CustomerPickupStation>

/** How many of the customer's latest tags are offered. */
export const MAX_USER_TAGS = 10

export const UserTag = entity('UserTag', { tag: Type.String() })
export const UserTagPage = page('UserTagPage', UserTag)
export const UserTagListRequest = listRequest(
  'UserTagListRequest',
  ['usedTime desc'],
  { limit: limitUpTo(MAX_USER_TAGS) },
  MAX_USER_TAGS,
)
export type UserTagListRequest = Static<typeof UserTagListRequest>
