import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { id, localisedText, minorUnits } from './columns.ts'

import type { MeteringType, PricingType, ReceivingMethod } from '../../contracts/enumerations.ts'

/** Shipping channels. Weights are grams, lengths millimetres, metered volumes cm³. */
export const transportationChannels = pgTable(
  'transportation_channels',
  {
    id: id(),
    shippingMethodTypeId: text('shipping_method_type_id').notNull(),
    displayName: localisedText('display_name').notNull(),
    description: localisedText('description').notNull(),
    metering: integer('metering').$type<MeteringType>().notNull(),
    volumeDivisor: integer('volume_divisor').notNull(),
    roundingStep: integer('rounding_step').notNull(),
    minimumMeasure: integer('minimum_measure').notNull(),
    /** Kinds of goods that it accepts. */
    goodsTypeIds: text('goods_type_ids').array().notNull(),
    receivingMethods: integer('receiving_methods').array().$type<ReceivingMethod[]>().notNull(),
    maximumWeightGrams: integer('maximum_weight_grams'),
    maximumSideMm: integer('maximum_side_mm'),
    /** Whether the price includes duty and tax. */
    isTaxIncluded: boolean('is_tax_included').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('transportation_channels_order').on(table.displayOrder)],
)

/** A channel's price and duration to one destination. */
export const channelRates = pgTable(
  'channel_rates',
  {
    channelId: text('channel_id')
      .notNull()
      .references(() => transportationChannels.id, { onDelete: 'cascade' }),
    regionGroupId: text('region_group_id').notNull(),
    pricingType: integer('pricing_type').$type<PricingType>().notNull(),
    firstUnit: integer('first_unit'),
    firstPrice: minorUnits('first_price'),
    continueUnit: integer('continue_unit'),
    continuePrice: minorUnits('continue_price'),
    unitPrice: minorUnits('unit_price'),
    fixedPrice: minorUnits('fixed_price'),
    minimumCharge: minorUnits('minimum_charge'),
    transitDaysMin: integer('transit_days_min').notNull(),
    transitDaysMax: integer('transit_days_max').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.regionGroupId] })],
)
