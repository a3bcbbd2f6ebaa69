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
  'bill.storageByDay': [
    '超过免费仓储期共 {days} 天，每天 {dailyFee}',
    '{days} {days|day|days} beyond free storage, {dailyFee} a day',
  ],
  'bill.additionalService': ['{count} × {price}', '{count} × {price}'],
  'bill.premiumByValue': [
    '保价金额 {value} 的 {percent}%，最低 {minimum}',
    '{percent}% of the insured value {value}, at least {minimum}',
  ],
  'bill.premiumAgreed': [
    '保价金额 {value}，按投保时的保费',
    'Insured value {value}, at the premium agreed when it was insured',
  ],
  'bill.vipGroupDiscount': ['国际运费减免 {percent}%', '{percent}% off international shipping'],
  'bill.couponAmount': [
    '国际运费减免 {amount}，以剩余运费为限',
    '{amount} off international shipping, up to what is left of it',
  ],
  'bill.couponAmountAtMost': [
    '国际运费减免 {amount}，最多 {maximum}，以剩余运费为限',
    '{amount} off international shipping, at most {maximum}, up to what is left of it',
  ],
  'bill.couponPercent': [
    '国际运费 {fee} 的 {percent}%，以剩余运费为限',
    '{percent}% of the international shipping {fee}, up to what is left of it',
  ],
  'bill.couponPercentAtMost': [
    '国际运费 {fee} 的 {percent}%，最多 {maximum}，以剩余运费为限',
    '{percent}% of the international shipping {fee}, at most {maximum}, up to what is left of it',
  ],
  'bill.gst': ['{taxable} 的 {percent}%', '{percent}% of {taxable}'],
  'channel.destinationNotServed': ['该渠道不发往此目的地', 'This channel does not go there'],
  'channel.goodsNotTaken': ['该渠道不接受：{goods}', 'This channel does not take: {goods}'],
  'channel.tooHeavy': ['超过该渠道限重 {maximum} kg', 'Heavier than the channel’s limit of {maximum} kg'],
  'channel.tooLong': ['超过该渠道最长边 {maximum} cm', 'Longer than the channel’s limit of {maximum} cm'],
  'channel.sizeNeeded': [
    '该渠道按体积计费，填写尺寸后可报价',
    'Charged by volume: give the size for a price',
  ],
  'channel.receivingMethodNotOffered': [
    '该渠道不支持此收货方式',
    'This channel does not offer this way to receive',
  ],
  // Said by bills that orders keep from before the figures stood in these lines.
  'bill.storageFee': ['超过免费仓储期共 {days} 天', '{days} {days|day|days} beyond free storage'],
  'bill.premium': ['按保价金额计算', 'By insured value'],
  'bill.coupon': ['抵扣国际运费', 'Taken off international shipping'],
} as const satisfies Catalogue
