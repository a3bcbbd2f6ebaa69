import { pageOf } from '../../base/http/paging.ts'
import {
  MAX_SHIPPING_REFERENCE,
  type GoodsType,
  type ShippingMethodType,
  type ShippingReferenceListRequest,
} from '../../contracts/shippingReference.ts'
import { listGoodsTypes, listMethodTypes } from './repository.ts'
import { toGoodsType, toMethodType } from './view.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface ShippingReferenceService {
  /** Ways of transport. */
  listMethodTypes(
    request: ShippingReferenceListRequest,
    language: Language,
  ): Promise<Page<ShippingMethodType>>
  /** Kinds of goods, including those that can't be sent at all: the app warns of them before anything is sent. */
  listGoodsTypes(request: ShippingReferenceListRequest, language: Language): Promise<Page<GoodsType>>
}

export function createShippingReferenceService(db: Database): ShippingReferenceService {
  return {
    listMethodTypes: async (request, language) => {
      const types = (await listMethodTypes(db)).map((row) => toMethodType(row, language))
      return pageOf(types, request, searched, MAX_SHIPPING_REFERENCE)
    },

    listGoodsTypes: async (request, language) => {
      const types = (await listGoodsTypes(db)).map((row) => toGoodsType(row, language))
      return pageOf(types, request, searched, MAX_SHIPPING_REFERENCE)
    },
  }
}

function searched({ displayName, description }: { displayName: string; description: string }): string {
  return `${displayName}\n${description}`
}
