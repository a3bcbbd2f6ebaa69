import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

/** How customers bring others. */
export function createReferralApi(http: Http) {
  return {
    /** What others enter when they sign up. */
    async getOwnCode(): Promise<string> {
      const body = await http.get('/api/u/referral/my', {}, { isBackground: true })
      return readObject(body, ({ code }: Dto<'MyReferral'>) => code)
    },
  }
}
