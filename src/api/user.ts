import { toAmount } from '@/model/money/money'
import type { User } from '@/model/account/user'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

export const USER = '/api/u/user'

export type UserApi = ReturnType<typeof createUserApi>

/** Reads the customer's record, which every page may need. `createAccountApi` changes it. */
export function createUserApi(http: Http) {
  return {
    async get(): Promise<User> {
      return readObject(await http.get(USER), readUser)
    },
  }
}

export function readUser(dto: Dto<'User'>): User {
  const account = dto.currentFundAccount
  return { ...dto, currentFundAccount: { ...account, balance: toAmount(account.balance) } }
}
