import type { Http } from './http'
import { readObject } from './wire'

export function createShortLinkApi(http: Http) {
  return {
    /** @returns URL of a page of this app. It includes the sharer's referral code. */
    async resolve(code: string): Promise<string> {
      const answer = await http.post('/api/f/short-link/resolve', { body: { code }, isBackground: true })
      return readObject(answer, ({ path }) => path)
    },
  }
}
