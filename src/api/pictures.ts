import type { Http } from './http'
import { readItems } from './wire'

/** Pictures that a customer has uploaded. */
export function createPictureApi(http: Http) {
  return {
    /** Links that work again, of those among the pictures that are the customer's own. */
    async renewLinks(urls: readonly string[]): Promise<readonly string[]> {
      return readItems(await http.post('/api/u/upload/renew-links', { body: { urls }, isBackground: true }))
    },
  }
}
