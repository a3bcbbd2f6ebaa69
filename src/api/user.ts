import { toAmount } from '@/model/money'
import type { User } from '@/model/user'
import { USER_TAG_LIMIT } from '@/model/validation/limits'

import type { Dto } from './dto'
import type { Http } from './http'
import { readItems, readObject } from './wire'

export type UserApi = ReturnType<typeof createUserApi>

export function createUserApi(http: Http) {
  return {
    async get(): Promise<User> {
      return readObject(await http.get('/api/u/user'), readUser)
    },

    /** The tags this customer used before, at most 10. */
    async listTags(): Promise<readonly string[]> {
      const body = await http.post('/api/u/user/tag/list', { limit: USER_TAG_LIMIT })
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
    idCode: dto.idCode,
    userType: dto.userType,
    pickupStation: dto.pickupStation,
    currentFundAccount: { balance: toAmount(balance), currencyCode, currencySymbol },
  }
}
