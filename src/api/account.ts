import type { User } from '@/model/account/user'
import { USER_TAG_LIMIT } from '@/model/validation/limits'

import type { Http } from './http'
import { readUser, USER } from './user'
import { readItems, readObject } from './wire'

/** The customer's account. Edits are sent in the query and return the updated record. */
export function createAccountApi(http: Http) {
  return {
    async updateNickname(nickname: string): Promise<User> {
      const query = { nickname }
      return readObject(await http.put(`${USER}/update-nickname`, { query }), readUser)
    },

    /** @param avatar URL of a picture that the customer uploaded */
    async updateAvatar(avatar: string): Promise<User> {
      const query = { avatar }
      return readObject(await http.put(`${USER}/update-avatar`, { query }), readUser)
    },

    /** @param code the verification code sent to the new number (purpose BIND) */
    async updateMobileNumber(mobileNumber: string, code: string): Promise<User> {
      const query = { mobileNumber, code }
      return readObject(await http.put(`${USER}/update-mobile-number`, { query }), readUser)
    },

    /** @param code the verification code sent to the new address (purpose BIND) */
    async updateEmail(email: string, code: string): Promise<User> {
      const query = { email, code }
      return readObject(await http.put(`${USER}/update-email`, { query }), readUser)
    },

    /** An empty string removes the WeChat ID or its QR code. */
    async updateWechatId(wechatId: string, wechatQrCode: string): Promise<User> {
      const query = { wechatId, wechatQrCode }
      return readObject(await http.put(`${USER}/update-wechat-id`, { query }), readUser)
    },

    /**
     * Ends every other session.
     *
     * @param oldPassword null if the account has no password yet
     */
    async changePassword(oldPassword: string | null, newPassword: string): Promise<void> {
      const body = { newPassword, ...(oldPassword !== null && { oldPassword }) }
      await http.post(`${USER}/change-password`, { body })
    },

    /** Ends every session, including this one. */
    async signOutEverywhere(): Promise<void> {
      await http.post(`${USER}/sign-out-everywhere`)
    },

    /** @throws ApiError 409 `AccountNotDeletable`, with a reason for everything that is still open */
    async remove(): Promise<void> {
      await http.remove(USER)
    },

    /** Tags this customer has used before, at most 10. */
    async listTags(): Promise<readonly string[]> {
      const body = { skipCount: 0, maxResultCount: USER_TAG_LIMIT, limit: USER_TAG_LIMIT }
      return readItems(await http.post(`${USER}/tag/list`, { body }), ({ tag }) => tag)
    },
  }
}
