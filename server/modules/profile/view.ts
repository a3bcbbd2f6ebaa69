import { UserType, type Language } from '../../contracts/enumerations.ts'
import { currencySymbolOf } from '../../money/currencies.ts'
import { formatMoney } from '../../money/money.ts'

import type { User } from '../../contracts/user.ts'
import type { Localised } from '../../texts/localised.ts'
import type { ProfileRow } from './repository/profile.ts'

/** What other tables say about a customer. */
interface Beside {
  readonly inviteCode: string
  readonly isWechatBound: boolean
  readonly pickupStation: { readonly id: string; readonly displayName: Localised } | null
}

export function toUser(
  { user, account, vipGroup }: ProfileRow,
  { inviteCode, isWechatBound, pickupStation }: Beside,
  language: Language,
): User {
  const { balance, currencyCode } = account
  const named = (one: { readonly id: string; readonly displayName: Localised } | null) =>
    one && { id: one.id, displayName: one.displayName[language] }
  return {
    id: user.id,
    userName: user.userName,
    nickname: user.nickname,
    avatar: user.avatar,
    mobileNumber: user.mobileNumber,
    email: user.email,
    wechatId: user.wechatId,
    wechatQrCode: user.wechatQrCode,
    idCode: user.idCode,
    inviteCode,
    userType: UserType.CUSTOMER,
    hasPassword: user.passwordHash !== null,
    isWechatBound,
    pickupStation: named(pickupStation),
    currentFundAccount: {
      balance: formatMoney(balance),
      currencyCode,
      currencySymbol: currencySymbolOf(currencyCode),
    },
    vipGroup: named(vipGroup),
  }
}
