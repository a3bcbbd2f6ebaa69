import type { Http } from './http'
import { readObject } from './wire'

/** Separate from the other referral calls, because every page that can be shared needs it. */
export function createReferralCodeApi(http: Http) {
  return {
    /** The customer's own code, which friends enter when they sign up. */
    async getOwnCode(): Promise<string> {
      return readObject(await http.get('/api/u/referral/my', { isBackground: true }), ({ code }) => code)
    },
  }
}
