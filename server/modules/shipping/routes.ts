import { IdParams, MAX_PAGE_SIZE, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  CalculateRequest,
  KilogramPriceListRequest,
  KilogramPricePage,
  QuoteList,
  TransportationChannel,
  TransportationChannelListRequest,
  TransportationChannelPage,
} from '../../contracts/shipping.ts'
import { pageOf } from '../../base/http/paging.ts'

import type { App } from '../../base/http/app.ts'
import type { ShippingService } from './service.ts'

const BASE = '/api/f/shipping-management'
const tags = ['shipping']

/** Delivery methods and what they cost, for anybody. */
export function shippingRoutes(app: App, shipping: ShippingService): void {
  app.post(
    `${BASE}/transportation-channel/list`,
    {
      schema: {
        tags,
        operationId: 'listTransportationChannels',
        body: ref(TransportationChannelListRequest),
        response: { 200: ref(TransportationChannelPage), ...refusals() },
      },
    },
    (request) => shipping.listChannels(request.body, request.language),
  )

  app.get(
    `${BASE}/transportation-channel/:id`,
    {
      schema: {
        tags,
        operationId: 'getTransportationChannel',
        params: IdParams,
        response: { 200: ref(TransportationChannel), ...refusals() },
      },
    },
    (request) => shipping.getChannel(request.params.id, request.language),
  )

  app.post(
    `${BASE}/kilogram-price/list`,
    {
      schema: {
        tags,
        operationId: 'listKilogramPrices',
        summary: 'What a kilogram costs at least, by destination',
        body: ref(KilogramPriceListRequest),
        response: { 200: ref(KilogramPricePage), ...refusals() },
      },
    },
    (request) => shipping.listKilogramPrices(request.body, request.language),
  )

  app.post(
    `${BASE}/calculate`,
    {
      schema: {
        tags,
        operationId: 'calculateShipping',
        summary: 'What a box would cost on each channel, with its bill',
        body: ref(CalculateRequest),
        response: { 200: ref(QuoteList), ...refusals() },
      },
    },
    async ({ body, language }) => {
      const { items } = await shipping.calculate(body, language)
      return pageOf(
        items,
        body,
        ({ transportationChannel }) => transportationChannel.displayName,
        MAX_PAGE_SIZE,
      )
    },
  )
}
