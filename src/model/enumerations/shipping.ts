/** Spec section 3, "Business types". */
export const BusinessType = { DIRECT_SHIP: 1, SHIP_FOR_ME: 2, BUY_FOR_ME: 4, STORE: 8 } as const
export type BusinessType = (typeof BusinessType)[keyof typeof BusinessType]

/** Spec section 3, "Pricing types". */
export const PricingType = { FIXED: 10, FIRST_CONTINUE: 20, MEASURE: 30 } as const
export type PricingType = (typeof PricingType)[keyof typeof PricingType]

/** Spec section 3, "Metering". */
export const Metering = { WEIGHT: 10, VOLUME: 20 } as const
export type Metering = (typeof Metering)[keyof typeof Metering]

/** What an additional service applies to; `additionalServiceType` in the API. */
export const AdditionalServiceType = { Parcel: 10, LogisticsOrder: 20 } as const
export type AdditionalServiceType = (typeof AdditionalServiceType)[keyof typeof AdditionalServiceType]
