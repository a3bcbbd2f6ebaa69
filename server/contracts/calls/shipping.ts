import { call } from '../call.ts'
import { IdParams } from '../common.ts'
import { ref } from '../schema.ts'
import {
  CalculateRequest,
  KilogramPriceListRequest,
  KilogramPricePage,
  QuoteList,
  TransportationChannel,
  TransportationChannelListRequest,
  TransportationChannelPage,
} from '../shipping.ts'

const BASE = '/api/f/shipping-management'
const forAnyone = { area: 'shipping', access: 'public' } as const

export const listTransportationChannels = call({
  ...forAnyone,
  name: 'listTransportationChannels',
  method: 'POST',
  path: `${BASE}/transportation-channel/list`,
  body: ref(TransportationChannelListRequest),
  answer: ref(TransportationChannelPage),
})

export const getTransportationChannel = call({
  ...forAnyone,
  name: 'getTransportationChannel',
  method: 'GET',
  path: `${BASE}/transportation-channel/:id`,
  params: IdParams,
  answer: ref(TransportationChannel),
})

export const listKilogramPrices = call({
  ...forAnyone,
  name: 'listKilogramPrices',
  method: 'POST',
  path: `${BASE}/kilogram-price/list`,
  summary: 'What a kilogram costs at least, by destination',
  body: ref(KilogramPriceListRequest),
  answer: ref(KilogramPricePage),
})

export const calculateShipping = call({
  ...forAnyone,
  name: 'calculateShipping',
  method: 'POST',
  path: `${BASE}/calculate`,
  summary: 'What a box would cost on each channel, with its bill',
  body: ref(CalculateRequest),
  answer: ref(QuoteList),
})
