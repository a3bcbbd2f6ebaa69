import type { Dto } from '@/api/dto'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { Metering, PricingType } from '@/model/enumerations/shipping'

import { aMyCouponDto } from './couponFactories'
import { aParcelDto, aStorageDto } from './parcelFactories'
import { anAddressDto } from './placeFactories'

/** 1.2 kg actual and 1 kg volumetric weight at a first-and-continued price: 42 + 2 × 15. */
export function aBillDto(overrides: Partial<Dto<'Bill'>> = {}): Dto<'Bill'> {
  return {
    actualWeight: 1.2,
    volumeWeight: 1,
    volume: 0.006,
    volumeDivisor: 6000,
    chargeableWeight: 1.5,
    chargeableVolume: null,
    roundingStep: 0.5,
    minimumMeasure: 0.5,
    pricing: {
      pricingType: PricingType.FIRST_CONTINUE,
      metering: Metering.WEIGHT,
      firstUnit: 0.5,
      firstPrice: '42.00',
      continueUnit: 0.5,
      continuePrice: '15.00',
      unitPrice: null,
      fixedPrice: null,
      minimumCharge: null,
    },
    lines: [
      {
        kind: 'InternationalShipping',
        displayName: '国际运费',
        amount: '72.00',
        explanation: '首 0.5 kg 42.00 + 续 2 × 0.5 kg × 15.00',
      },
    ],
    total: '72.00',
    currencyCode: 'CNY',
    ...overrides,
  }
}

/** A bill with a single freight line. */
export function aBillOf(amount: string): Dto<'Bill'> {
  const [freight] = aBillDto().lines
  return aBillDto({ lines: freight ? [{ ...freight, amount }] : [], total: amount })
}

const AIR = { id: 'air-general', displayName: '空运普货专线' }

/** The cheapest offer, which arrives between 27 and 30 November. */
export function anOfferDto(total: string): Dto<'CheapestOffer'> {
  return {
    total,
    transportationChannel: AIR,
    shippingMethodType: { id: 'air', displayName: '空运' },
    arrival: { earliest: '2026-11-27', latest: '2026-11-30' },
  }
}

/** Two parcels that cost 59.00 together and 84.00 apart. */
export function aSavingDto(overrides: Partial<Dto<'ConsolidationSaving'>> = {}): Dto<'ConsolidationSaving'> {
  const alone = (parcelId: string) => ({
    parcelId,
    expressNumber: `SF-${parcelId}`,
    declaredName: '外套',
    offer: anOfferDto('42.00'),
  })
  return {
    currencyCode: 'CNY',
    regionGroup: { id: 'sg', displayName: '新加坡' },
    together: anOfferDto('59.00'),
    alone: { total: '84.00', parcels: [alone('p1'), alone('p2')] },
    saving: '25.00',
    waiting: null,
    ...overrides,
  }
}

/** Tea that is expected in three days: 59.00 + 42.00 now and later, 74.00 if the customer waits. */
export function aWaitingDto(overrides: Partial<Dto<'WaitingForParcel'>> = {}): Dto<'WaitingForParcel'> {
  return {
    parcelId: 'tea',
    expressNumber: 'SF-tea',
    declaredName: '茶叶',
    days: 3,
    weight: 1.2,
    isWeightAssumed: true,
    together: anOfferDto('74.00'),
    alone: anOfferDto('42.00'),
    change: '-27.00',
    storageFee: '2.00',
    ...overrides,
  }
}

/** The bill of a box that is heavier than its parcels, beside the estimate of `aBillDto`. */
export function aDearerBillDto(): Dto<'Bill'> {
  const [freight] = aBillOf('87.00').lines
  const { kind, displayName, explanation } = freight ?? { kind: 'Gst', displayName: '', explanation: '' }
  const why = '装箱后实重 1.6 kg，比预估多 0.4 kg；按 0.5 kg 进位，计费由 1.5 kg 变为 2 kg'
  return aBillDto({
    lines: freight ? [freight] : [],
    total: '87.00',
    actualWeight: 1.6,
    chargeableWeight: 2,
    comparison: [
      {
        kind,
        displayName,
        explanation,
        estimated: '72.00',
        actual: '87.00',
        differences: [{ amount: '15.00', explanation: why }],
      },
    ],
  })
}

interface QuoteOptions {
  readonly bill?: Dto<'Bill'> | null
  readonly reason?: string | null
  readonly refusal?: Dto<'ChannelRefusal'>
}

/** A channel's quote, with a price or with the reason why it has none. */
export function aQuoteDto(
  id: string,
  { bill = aBillDto(), reason = null, refusal = 'tooHeavy' }: QuoteOptions = {},
): Dto<'Quote'> {
  return {
    transportationChannel: { id, displayName: `渠道 ${id}`, description: '' },
    shippingMethodType: { id: 'air', displayName: '空运' },
    receivingMethods: [10],
    transitDays: { minimum: 4, maximum: 7 },
    arrival: { earliest: '2026-11-27', latest: '2026-11-30' },
    limits: { maximumWeight: 30, maximumSide: 120 },
    isTaxIncluded: false,
    bill: reason === null ? bill : null,
    refusal: reason === null ? null : refusal,
    reason,
  }
}

/** A parcel that can be submitted. */
export function aStoredParcelDto(id: string, overrides: Partial<Dto<'Parcel'>> = {}): Dto<'Parcel'> {
  return aParcelDto({
    id,
    expressNumber: `SF-${id}`,
    status: ParcelStatus.Inbound,
    statusDisplayName: '已入库',
    isArrivedWarehouse: true,
    weight: 0.6,
    storage: aStorageDto(),
    ...overrides,
  })
}

export function aCouponDto(
  id: string,
  overrides: Partial<Dto<'ApplicableCoupon'>> = {},
): Dto<'ApplicableCoupon'> {
  return {
    ...aMyCouponDto(id),
    isUsable: true,
    discount: '15.00',
    reason: null,
    reasonDisplayName: null,
    ...overrides,
  }
}

/** Free of storage fees until 2 December, cancelled after the 25th. */
export const A_TERM: NonNullable<Dto<'LogisticsOrder'>['paymentTerm']> = {
  lastFreeDay: '2026-12-02',
  lastDay: '2026-12-25',
  dailyFee: '1.00',
  currencyCode: 'CNY',
}

/** An order that has just been submitted. */
export function anOrderDto(
  overrides: Partial<Dto<'LogisticsOrderDetail'>> = {},
): Dto<'LogisticsOrderDetail'> {
  const { id: _id, name: _name, isDefault: _isDefault, creationTime, ...shippingAddress } = anAddressDto()
  return {
    id: 'order-1',
    code: 'L261121000001',
    status: LogisticsOrderStatus.PendingProcessing,
    statusDisplayName: '待处理',
    statusTime: creationTime,
    shippingMethodType: { id: 'air', displayName: '空运' },
    transportationChannel: { id: 'air-general', displayName: '空运普货专线' },
    receivingMethod: 10,
    pickupStation: null,
    pickupCode: null,
    shippingAddress,
    parcelCount: 2,
    boxQuantity: 0,
    isInsured: false,
    isAutoPay: false,
    internationalTrackingNumber: null,
    carrier: null,
    paymentTerm: null,
    total: '72.00',
    isTotalActual: false,
    currencyCode: 'CNY',
    satisfaction: null,
    creationTime,
    version: 1,
    parcels: [],
    additionalServices: [],
    packingInfo: [],
    packingImages: [],
    remarks: null,
    messageToStaff: null,
    images: [],
    couponId: null,
    estimatedBill: aBillDto(),
    actualBill: null,
    review: null,
    reviewImages: [],
    ...overrides,
  }
}
