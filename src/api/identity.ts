import type { ContactKind } from '@/model/account/identity'

import type { Dto } from './dto'
import type { Http } from './http'
import { USER } from './user'
import { readObject } from './wire'

export type IdentityApi = ReturnType<typeof createIdentityApi>

/** Proving who the customer is. */
export function createIdentityApi(http: Http) {
  return {
    /** Confirms this session for ten minutes. */
    async confirm(body: Dto<'ConfirmIdentityRequest'>): Promise<void> {
      await http.post(`${USER}/confirm-identity`, { body })
    },

    /**
     * Sends a code to the customer's present mobile number or e-mail address.
     *
     * @returns seconds until another one may be requested
     */
    async sendCode(channel: ContactKind): Promise<number> {
      const answer = await http.post(`${USER}/confirm-identity/send-code`, { body: { channel } })
      return readObject(answer, ({ resendAfter }) => resendAfter)
    },
  }
}
