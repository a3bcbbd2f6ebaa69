export { billView, comparedBillView, displayNameOf } from './billView.ts'
export { whyNotCarried, type Shipment } from './channelRules.ts'
export { findChannels, goodsTypeNames, listRates, type ChannelRow, type RateRow } from './channels.ts'
export {
  arrivalOf,
  billOn,
  quoteChannels,
  quoteViews,
  refusalText,
  tariffTo,
  type ChannelQuote,
  type CouponFor,
  type Extras,
} from './quotes.ts'
export { shippingRoutes } from './routes.ts'
export { createShippingService } from './service.ts'
