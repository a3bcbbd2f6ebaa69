import type { Catalogue } from './Catalogue.ts'

/** The lines of a bill, and how each comes about. */
export const billTexts = {
  'billLine.InternationalShipping': ['国际运费', 'International shipping'],
  'billLine.CollectingFee': ['代付费', 'Collect-payment fee'],
  'billLine.StorageFee': ['仓储费', 'Storage fee'],
  'billLine.AdditionalServiceFee': ['增值服务费', 'Service fee'],
  'billLine.Premium': ['保费', 'Premium'],
  'billLine.VipGroupDiscount': ['VIP优惠', 'VIP discount'],
  'billLine.Discount': ['优惠', 'Discount'],
  'billLine.Gst': ['消费税', 'GST'],
  'bill.freightFixed': ['固定价 {price}', 'Flat rate {price}'],
  'bill.freightFirstContinue': [
    '首 {first} {firstPrice} + 续 {count} × {continued} × {continuePrice}',
    'First {first} at {firstPrice} + {count} more × {continued} at {continuePrice}',
  ],
  'bill.freightMeasure': ['{measure} × {unitPrice}/{unit}', '{measure} × {unitPrice}/{unit}'],
  'bill.freightMinimum': ['最低收费 {minimum}', 'Minimum charge {minimum}'],
  'bill.collectingFee': ['仓库代付的到付运费', 'Freight collect that the warehouse paid for you'],
  'bill.storageFee': ['超过免费仓储期共 {days} 天', '{days} days beyond free storage'],
  'bill.additionalService': ['{count} × {price}', '{count} × {price}'],
  'bill.premium': ['按保价金额计算', 'By insured value'],
  'bill.vipGroupDiscount': ['国际运费减免 {percent}%', '{percent}% off international shipping'],
  'bill.coupon': ['抵扣国际运费', 'Taken off international shipping'],
  'bill.gst': ['{taxable} 的 {percent}%', '{percent}% of {taxable}'],
  'channel.destinationNotServed': ['该渠道不发往此目的地', 'This channel does not go there'],
  'channel.goodsNotTaken': ['该渠道不接受：{goods}', 'This channel does not take: {goods}'],
  'channel.tooHeavy': ['超过该渠道限重 {maximum} kg', 'Heavier than the channel’s limit of {maximum} kg'],
  'channel.tooLong': ['超过该渠道最长边 {maximum} cm', 'Longer than the channel’s limit of {maximum} cm'],
  'channel.receivingMethodNotOffered': [
    '该渠道不支持此收货方式',
    'This channel does not offer this way to receive',
  ],
} as const satisfies Catalogue
