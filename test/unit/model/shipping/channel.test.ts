import { Metering, PricingType } from '@/model/enumerations/shipping'
import { priceTerms, type ChannelPricing } from '@/model/shipping/channel'

const NOTHING: ChannelPricing = {
  pricingType: PricingType.FIXED,
  metering: Metering.WEIGHT,
  firstUnit: null,
  firstPrice: null,
  continueUnit: null,
  continuePrice: null,
  unitPrice: null,
  fixedPrice: null,
  minimumCharge: null,
}

describe('the terms of a price', () => {
  it('are a first and a further measure', () => {
    const pricing = {
      ...NOTHING,
      pricingType: PricingType.FIRST_CONTINUE,
      firstUnit: 0.5,
      firstPrice: '42.00',
      continueUnit: 0.5,
      continuePrice: '15.00',
    }

    expect(priceTerms(pricing)).toEqual([
      { kind: 'first', measure: 0.5, price: '42.00', unit: 'kg' },
      { kind: 'continue', measure: 0.5, price: '15.00', unit: 'kg' },
    ])
  })

  it('are a price for each cubic metre, and the least that is charged', () => {
    const pricing = {
      ...NOTHING,
      pricingType: PricingType.MEASURE,
      metering: Metering.VOLUME,
      unitPrice: '980.00',
      minimumCharge: '98.00',
    }

    expect(priceTerms(pricing)).toEqual([
      { kind: 'unit', price: '980.00', unit: 'm³' },
      { kind: 'minimum', price: '98.00' },
    ])
  })

  it('are one price; a minimum of nothing is none', () => {
    expect(priceTerms({ ...NOTHING, fixedPrice: '39.00', minimumCharge: '0.00' })).toEqual([
      { kind: 'fixed', price: '39.00' },
    ])
  })

  it('leave out what the server left out', () => {
    expect(priceTerms({ ...NOTHING, pricingType: PricingType.FIRST_CONTINUE, firstUnit: 1 })).toEqual([])
  })
})
