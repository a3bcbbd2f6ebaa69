import type { Http } from './http'
import { readObject } from './wire'

export function createReferralApi(http: Http) {
  return {
    /** The code that others enter when they sign up. */
    async getOwnCode(): Promise<string> {
      return readObject(await http.get('/api/u/referral/my', { isBackground: true }), ({ code }) => code)
    },
  }
}
