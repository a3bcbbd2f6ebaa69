import { toAmount } from '@/model/money/money'
import type { User } from '@/model/account/user'
import { USER_TAG_LIMIT } from '@/model/validation/limits'

import type { Dto } from './dto'
import { withQuery, type Http } from './http'
import { readItems, readObject } from './wire'

export type UserApi = ReturnType<typeof createUserApi>

export function createUserApi(http: Http) {
  /** A change of the customer's own record, which comes as a query and answers the record as it is now. */
  async function edit(call: string, query: Readonly<Record<string, string>>): Promise<User> {
    const path = withQuery(`/api/u/user/${call}`, query)
    return readObject(await http.put(path), readUser)
  }

  return {
    async get(): Promise<User> {
      return readObject(await http.get('/api/u/user'), readUser)
    },

    async updateNickname(nickname: string): Promise<User> {
      return edit('update-nickname', { nickname })
    },

    /** @param avatar the url of an own upload */
    async updateAvatar(avatar: string): Promise<User> {
      return edit('update-avatar', { avatar })
    },

    /** @param code of purpose BIND, sent to the new number */
    async updateMobileNumber(mobileNumber: string, code: string): Promise<User> {
      return edit('update-mobile-number', { mobileNumber, code })
    },

    /** @param code of purpose BIND, sent to the new address */
    async updateEmail(email: string, code: string): Promise<User> {
      return edit('update-email', { email, code })
    },

    /** Empty takes either out. */
    async updateWechatId(wechatId: string, wechatQrCode: string): Promise<User> {
      return edit('update-wechat-id', { wechatId, wechatQrCode })
    },

    /** Ends every other session. @param oldPassword null for an account that has none yet */
    async changePassword(oldPassword: string | null, newPassword: string): Promise<void> {
      const body = { newPassword, ...(oldPassword !== null && { oldPassword }) }
      await http.post('/api/u/user/change-password', body)
    },

    /** Ends every session, this one too. */
    async signOutEverywhere(): Promise<void> {
      await http.post('/api/u/user/sign-out-everywhere')
    },

    /** @throws ApiError 409 `AccountNotDeletable` with a reason for each thing that is still open */
    async remove(): Promise<void> {
      await http.remove('/api/u/user')
    },

    /** The tags this customer used before, at most 10. */
    async listTags(): Promise<readonly string[]> {
      const request = { skipCount: 0, maxResultCount: USER_TAG_LIMIT, limit: USER_TAG_LIMIT }
      const body = await http.post('/api/u/user/tag/list', request)
      return readItems(body, ({ tag }: Dto<'UserTag'>) => tag)
    },
  }
}

export function readUser(dto: Dto<'User'>): User {
  const { balance, currencyCode, currencySymbol } = dto.currentFundAccount
  return {
    id: dto.id,
    userName: dto.userName,
    nickname: dto.nickname,
    avatar: dto.avatar,
    mobileNumber: dto.mobileNumber,
    email: dto.email,
    wechatId: dto.wechatId,
    wechatQrCode: dto.wechatQrCode,
    idCode: dto.idCode,
    userType: dto.userType,
    hasPassword: dto.hasPassword,
    isWechatBound: dto.isWechatBound,
    pickupStation: dto.pickupStation,
    currentFundAccount: { balance: toAmount(balance), currencyCode, currencySymbol },
  }
}
