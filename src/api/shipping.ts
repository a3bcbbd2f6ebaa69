import type { RegionGroup } from '@/model/address/address'
import type { Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'
import type { Quote } from '@/model/order/quote'
import type { Box } from '@/model/shipping/box'
import type { Channel, ChannelPricing, Named } from '@/model/shipping/channel'

import type { Dto } from './dto'
import type { Http } from './http'
import { readQuote } from './quotes'
import { readItems, readObject, readPage, type ListRequest } from './wire'

const SHIPPING = '/api/f/shipping-management'

/** Spec section 9: up to 99 destinations, ways of transport and kinds of goods. */
const LIMIT = 99
const REFERENCE = { body: { limit: LIMIT } }

interface ChannelListRequest extends ListRequest {
  readonly regionGroupId: string
  readonly shippingMethodTypeId?: string
}

/** Delivery methods and their prices, for visitors too; the spec has a path of their own for customers. */
export function createShippingApi(http: Http) {
  return {
    /** Each with its rate for the destination. */
    async listChannels(request: ChannelListRequest): Promise<Page<Channel>> {
      return readPage(
        await http.post(`${SHIPPING}/transportation-channel/list`, { body: request }),
        readChannel,
      )
    },

    /** With its rates for all destinations. */
    async getChannel(id: string): Promise<Channel> {
      const path = { id }
      return readObject(await http.get(`${SHIPPING}/transportation-channel/{id}`, { path }), readChannel)
    },

    /**
     * One quote per channel.
     *
     * @param isBackground whether the page sent it by itself; if so, an error shows no dialog
     */
    async calculate(box: Box, isBackground: boolean): Promise<readonly Quote[]> {
      const body = { ...box, maxResultCount: LIMIT }
      return readItems(await http.post(`${SHIPPING}/calculate`, { body, isBackground }), readQuote)
    },

    async listDestinations(isSignedIn: boolean): Promise<readonly RegionGroup[]> {
      const request = { body: { limit: LIMIT, isDest: true } }
      return readItems(
        await (isSignedIn
          ? http.post('/api/u/area-management/region-group/list', request)
          : http.post('/api/f/area-management/region-group/list', request)),
      )
    },

    async listMethodTypes(isSignedIn: boolean): Promise<readonly Named[]> {
      return readItems(
        await (isSignedIn
          ? http.post('/api/u/shipping-management/shipping-method-type/list', REFERENCE)
          : http.post(`${SHIPPING}/shipping-method-type/list`, REFERENCE)),
      )
    },

    /** Without those that no channel may carry. */
    async listGoodsTypes(isSignedIn: boolean): Promise<readonly Named[]> {
      const goods = readItems(
        await (isSignedIn
          ? http.post('/api/u/shipping-management/goods-type/list', REFERENCE)
          : http.post(`${SHIPPING}/goods-type/list`, REFERENCE)),
      )
      return goods.filter(({ isShippable }) => isShippable)
    },
  }
}

function readChannel(dto: Dto<'TransportationChannel'>): Channel {
  return { ...dto, rates: dto.rates.map((rate) => ({ ...rate, pricing: readPricing(rate.pricing) })) }
}

function readPricing({ firstPrice, continuePrice, ...rest }: Dto<'Pricing'>): ChannelPricing {
  const { unitPrice, fixedPrice, minimumCharge } = rest
  return {
    ...rest,
    firstPrice: amount(firstPrice),
    continuePrice: amount(continuePrice),
    unitPrice: amount(unitPrice),
    fixedPrice: amount(fixedPrice),
    minimumCharge: amount(minimumCharge),
  }
}

function amount(value: string | null): string | null {
  return value === null ? null : toAmount(value)
}
