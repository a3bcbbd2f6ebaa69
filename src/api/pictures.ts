import type { Http } from './http'
import { readItems } from './wire'

export function createPictureApi(http: Http) {
  return {
    /** Returns fresh links for those of the pictures that the customer has uploaded. */
    async renewLinks(urls: readonly string[]): Promise<readonly string[]> {
      return readItems(await http.post('/api/u/upload/renew-links', { body: { urls }, isBackground: true }))
    },
  }
}
