import type { Http } from './http'
import { readObject } from './wire'

export function createShortLinkApi(http: Http) {
  return {
    /** @returns URL of a page of this app, with the referral code of the customer who shared it */
    async resolve(code: string): Promise<string> {
      const answer = await http.post('/api/f/short-link/resolve', { body: { code }, isBackground: true })
      return readObject(answer, ({ path }) => path)
    },
  }
}
