import type { ExchangeRate, KilogramPrice, PageContentItem } from '@/model/content/homeContent'

import type { Http } from './http'
import { readItems } from './wire'

/** What the tenant puts on pages such as Home. */
export function createHomeContentApi(http: Http) {
  return {
    /** What stands in a named place of a page: Home's banners are HOME, BANNER. */
    async listPageContentItems(request: {
      readonly pageName: string
      readonly pageContentName: string
      readonly limit: number
    }): Promise<readonly PageContentItem[]> {
      return readItems(await http.post('/api/f/content-management/page-content-item/list', { body: request }))
    },

    /** By destination, in the tenant's order. */
    async listKilogramPrices(count: number): Promise<readonly KilogramPrice[]> {
      const body = { maxResultCount: count }
      return readItems(await http.post('/api/f/shipping-management/kilogram-price/list', { body }))
    },

    async listScrollingRates(): Promise<readonly ExchangeRate[]> {
      return readItems(
        await http.post('/api/f/fund-management/exchange-rate/scrolling-display-list', { body: {} }),
      )
    },
  }
}
