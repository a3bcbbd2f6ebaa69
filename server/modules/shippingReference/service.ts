import { asc } from 'drizzle-orm'

import { MAX_SHIPPING_REFERENCE } from '../../contracts/shippingReference.ts'
import { goodsTypes, shippingMethodTypes } from '../../db/schema/index.ts'
import { pageOf } from '../../base/http/paging.ts'
import { text } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  GoodsType,
  ShippingMethodType,
  ShippingReferenceListRequest,
} from '../../contracts/shippingReference.ts'
import type { Database } from '../../db/client.ts'

export interface ShippingReferenceService {
  /** Ways of transport. */
  listMethodTypes(
    request: ShippingReferenceListRequest,
    language: Language,
  ): Promise<Page<ShippingMethodType>>
  /** Kinds of goods, those that nobody may send included: the app says so before anything is sent. */
  listGoodsTypes(request: ShippingReferenceListRequest, language: Language): Promise<Page<GoodsType>>
}

export function createShippingReferenceService(db: Database): ShippingReferenceService {
  return {
    listMethodTypes: async (request, language) => {
      const rows = await db.select().from(shippingMethodTypes).orderBy(asc(shippingMethodTypes.displayOrder))
      const types = rows.map(({ id, displayName, description }) => ({
        id,
        displayName: displayName[language],
        description: description[language],
      }))
      return pageOf(types, request, searched, MAX_SHIPPING_REFERENCE)
    },

    listGoodsTypes: async (request, language) => {
      const rows = await db.select().from(goodsTypes).orderBy(asc(goodsTypes.displayOrder))
      const types = rows.map(({ id, category, displayName, description, isShippable }) => ({
        id,
        category,
        categoryDisplayName: text(language, `goodsCategory.${category}`),
        displayName: displayName[language],
        description: description[language],
        isShippable,
      }))
      return pageOf(types, request, searched, MAX_SHIPPING_REFERENCE)
    },
  }
}

function searched({ displayName, description }: { displayName: string; description: string }): string {
  return `${displayName}\n${description}`
}
