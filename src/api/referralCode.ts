import type { Http } from './http'
import { readObject } from './wire'

/** Apart from the other calls about referrals: every page that can be shared has this one in its first load. */
export function createReferralCodeApi(http: Http) {
  return {
    /** The customer's own code, which friends enter when they sign up. */
    async getOwnCode(): Promise<string> {
      return readObject(await http.get('/api/u/referral/my', { isBackground: true }), ({ code }) => code)
    },
  }
}
