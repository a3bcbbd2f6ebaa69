import { aBillOf, aQuoteDto } from '../../support/app/orderFactories'
import { aRegionGroupDto } from '../../support/app/placeFactories'
import { page as pageOf, Wire } from '../../support/app/Wire'

export const CALCULATE = 'POST /api/f/shipping-management/calculate'
export const DESTINATIONS = 'POST /api/f/area-management/region-group/list'

/** Fake server that answers visitors: two destinations, two channels with a price, and one without. */
export function shippingWire(): Wire {
  return new Wire()
    .on(DESTINATIONS, pageOf([aRegionGroupDto(), aRegionGroupDto({ id: 'my', displayName: '马来西亚' })]))
    .on('POST /api/f/shipping-management/goods-type/list', pageOf([aGoodsType('food', '食品')]))
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
