import type { UserType } from '../enumerations/session'

export interface FundAccount {
  /** Decimal string in major units. */
  readonly balance: string
  readonly currencyCode: string
  readonly currencySymbol: string
}

/** The signed-in customer. */
export interface User {
  readonly id: string
  readonly userName: string
  readonly nickname: string
  readonly avatar: string | null
  readonly mobileNumber: string | null
  readonly email: string | null
  readonly wechatId: string | null
  readonly wechatQrCode: string | null
  /** Personal code by which the warehouse matches parcels to the customer. */
  readonly idCode: string
  /** The referral code that friends enter when they sign up. */
  readonly inviteCode: string
  readonly userType: UserType
  /** False for customers who signed up by code or through WeChat, until they set one. */
  readonly hasPassword: boolean
  readonly isWechatBound: boolean
  /** Where the customer collects boxes; can be set only once. */
  readonly pickupStation: { readonly id: string; readonly displayName: string } | null
  readonly currentFundAccount: FundAccount
}

/** Whether the warehouse can contact the customer: after a WeChat sign-up both may be missing. */
export function isReachable({ mobileNumber, email }: Pick<User, 'mobileNumber' | 'email'>): boolean {
  return Boolean(mobileNumber ?? email)
}
