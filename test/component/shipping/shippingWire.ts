import type { Dto } from '@/api/dto'
import { Metering } from '@/model/enumerations/shipping'

import { aSiteConfigurationDto } from '../../support/app/factories'
import { aBillDto, aBillOf, aQuoteDto } from '../../support/app/orderFactories'
import { aRegionGroupDto } from '../../support/app/placeFactories'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

export const CALCULATE = 'POST /api/f/shipping-management/calculate'
export const CHANNELS = 'POST /api/f/shipping-management/transportation-channel/list'
export const CHANNEL = 'GET /api/f/shipping-management/transportation-channel/air'
export const DESTINATIONS = 'POST /api/f/area-management/region-group/list'

/** Fake server that answers visitors: two destinations, two channels with a price, and one without. */
export function shippingWire(): Wire {
  return new Wire()
    .on('GET /api/system/site-configuration', ok(aSiteConfigurationDto()))
    .on(CHANNELS, pageOf([aChannelDto('air')]))
    .on(CHANNEL, ok(aChannelDto('air')))
    .on(DESTINATIONS, pageOf([aRegionGroupDto(), aRegionGroupDto({ id: 'my', displayName: '马来西亚' })]))
    .on(
      'POST /api/f/shipping-management/goods-type/list',
      pageOf([aGoodsType('food', '食品'), { ...aGoodsType('weapon', '违禁品'), isShippable: false }]),
    )
    .on(
      'POST /api/f/shipping-management/shipping-method-type/list',
      pageOf([
        { id: 'air', displayName: '空运' },
        { id: 'sea', displayName: '海运' },
      ]),
    )
    .on(
      CALCULATE,
      pageOf([
        aQuoteDto('air', { bill: aBillOf('72.00') }),
        aQuoteDto('sea', { bill: aBillOf('59.00') }),
        aQuoteDto('volume', { reason: '填写尺寸后可报价', refusal: 'sizeNeeded' }),
      ]),
    )
}

function aGoodsType(id: string, displayName: string) {
  const isShippable = true
  return {
    id,
    displayName,
    category: 'SENSITIVE',
    categoryDisplayName: '敏感货',
    description: '',
    isShippable,
  }
}

/** A channel with its rates for both destinations. */
export function aChannelDto(id: string): Dto<'TransportationChannel'> {
  const { pricing } = aBillDto()
  const transitDays = { minimum: 4, maximum: 7 }
  return {
    id,
    displayName: `渠道 ${id}`,
    description: '每周 6 班直飞',
    shippingMethodType: { id: 'air', displayName: '空运' },
    metering: Metering.WEIGHT,
    volumeDivisor: 6000,
    roundingStep: 0.5,
    minimumMeasure: 0.5,
    goodsTypes: [{ id: 'general', displayName: '普货' }],
    receivingMethods: [10],
    limits: { maximumWeight: 30, maximumSide: 120 },
    isTaxIncluded: true,
    rates: [
      { regionGroupId: 'sg', regionGroupDisplayName: '新加坡', pricing, transitDays },
      {
        regionGroupId: 'my',
        regionGroupDisplayName: '马来西亚',
        pricing: { ...pricing, firstPrice: '36.00' },
        transitDays,
      },
    ],
  }
}
