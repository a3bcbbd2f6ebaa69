import type { Catalogue } from './Catalogue.ts'

/** The lines of a bill, and how each is computed. */
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
  'billLine.unpaidStorage': ['待付款期间仓储费', 'Storage while unpaid'],
  'bill.unpaidStorage': [
    '免费期过后共 {days} 天，每天 {dailyFee}',
    '{days} {days|day|days} beyond the free days, {dailyFee} a day',
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
  'measure.actual': ['实重', 'actual weight'],
  'measure.volumetric': ['体积重', 'volumetric weight'],
  'measure.volume': ['体积', 'volume'],
  'billCause.more': [
    '装箱后{name} {now}，比预估多 {difference}；{charged}',
    'Packed, the {name} is {now}, {difference} more than estimated; {charged}',
  ],
  'billCause.less': [
    '装箱后{name} {now}，比预估少 {difference}；{charged}',
    'Packed, the {name} is {now}, {difference} less than estimated; {charged}',
  ],
  'billCause.otherMeasure': [
    '装箱后{name}较大，为 {now}（预估时是{nameBefore} {before}）；{charged}',
    'Packed, the {name} is the larger with {now} (in the estimate it was the {nameBefore}, {before}); {charged}',
  ],
  'billCause.charged': ['计费由 {before} 变为 {now}', '{now} is charged instead of {before}'],
  'billCause.chargedInSteps': [
    '按 {step} 进位，计费由 {before} 变为 {now}',
    'rounded up in steps of {step}, {now} is charged instead of {before}',
  ],
  'billCause.chargedMinimum': [
    '不足最低标准，计费由 {before} 变为 {now}',
    'that is below the minimum, so {now} is charged instead of {before}',
  ],
  'billCause.rule': [
    '计费规则有调整：原为{ruleBefore}，现为{rule}；计费由 {before} 变为 {now}',
    'The rules for charging have changed from {ruleBefore} to {rule}; {now} is charged instead of {before}',
  ],
  'billCause.ruleFigures': [
    '体积系数 {divisor}、进位 {step}、最低 {minimum}',
    'divisor {divisor}, steps of {step}, at least {minimum}',
  ],
  'billCause.terms': [
    '计价有调整：预估为“{before}”，实际为“{now}”',
    'The price has changed: “{now}” instead of the estimate’s “{before}”',
  ],
  'billCause.coupon': [
    '随国际运费变化：预估为“{before}”，实际为“{now}”',
    'Follows the shipping: “{now}” instead of the estimate’s “{before}”',
  ],
  'billCause.days': [
    '超过免费仓储期 {now} 天，预估时为 {before} 天，每天 {dailyFee}',
    '{now} {now|day|days} beyond free storage instead of {before}, {dailyFee} a day',
  ],
  'billCause.daysOfParcels': [
    '{parcels} 个包裹超过免费仓储期共 {now} 天，预估时为 {before} 天，每天 {dailyFee}',
    '{now} {now|day|days} beyond free storage for {parcels} parcels together instead of {before}, {dailyFee} a day',
  ],
  'billCause.count': [
    '共 {now} 次，预估时为 {before} 次，每次 {price}',
    'Done {now} {now|time|times} instead of {before}, {price} each',
  ],
  'billCause.insuredValue': [
    '按称重时的申报价值和汇率，保价金额由 {before} 变为 {now}',
    'By the declared value and exchange rate at weighing, {now} is insured instead of {before}',
  ],
  'billCause.freight': [
    '国际运费由 {before} 变为 {now}，减免 {percent}%',
    '{percent}% off international shipping, which is {now} instead of {before}',
  ],
  'billCause.freightLeft': [
    '最多抵完会员优惠后的国际运费，该运费由 {before} 变为 {now}',
    'Limited to the shipping after the VIP discount, which is {now} instead of {before}',
  ],
  'billCause.taxable': [
    '以上费用合计由 {before} 变为 {now}，税率 {percent}%',
    '{percent}% of the charges above, which are {now} instead of {before}',
  ],
  'billCause.collecting': [
    '仓库代付的到付运费，提交时还不知道',
    'Freight collect that the warehouse paid for you; not known when you submitted',
  ],
  'billCause.added': ['预估时没有这一项；{how}', 'Not in the estimate; {how}'],
  'billCause.removed': ['实际账单上没有这一项', 'Not on the actual bill'],
  'billCause.couponUsed': ['称重后选用的优惠券；{how}', 'Chosen after the weighing; {how}'],
  'billCause.couponUnused': [
    '没有用在实际账单上，优惠券已退还',
    'Not used for the actual bill; the coupon is available again',
  ],
  'billCause.unknown': [
    '账单没有写明原因，可以向我们提问核对',
    'The bills don’t say why. Ask us, and we’ll look into it',
  ],
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
    'This channel does not offer this receiving method',
  ],
  // Only on older bills, which orders keep: today's lines have the figures as well.
  'bill.storageFee': ['超过免费仓储期共 {days} 天', '{days} {days|day|days} beyond free storage'],
  'bill.premium': ['按保价金额计算', 'By insured value'],
  'bill.coupon': ['抵扣国际运费', 'Taken off international shipping'],
} as const satisfies Catalogue
