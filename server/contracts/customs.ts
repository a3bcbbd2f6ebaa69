import { Type, type Static } from 'typebox'

import { Id, Time } from './common.ts'
import { MAX_ORDER_PARCELS } from './logisticsOrderRequests.ts'
import { closed, entity, nullable, ref, words } from './schema.ts'

/** What customs may ask about a shipment or a parcel. */
export const CUSTOMS_POINT_KINDS = [
  'NOT_DECLARED',
  'DESTINATION_UNKNOWN',
  'ENGLISH_NAME',
  'HS_CHAPTER',
  'MATERIAL',
  'VALUE_MISSING',
  'DUTY_FREE_LIMIT',
  'PROHIBITED',
  'RESTRICTED',
  'NOT_CARRIED',
  'IDENTITY_DOCUMENT',
] as const
export type CustomsPointKind = (typeof CUSTOMS_POINT_KINDS)[number]
export const CustomsPointKindWord = words('CustomsPointKind', CUSTOMS_POINT_KINDS)

/** The most serious first. */
export const CUSTOMS_LEVELS = ['BLOCKING', 'MISSING', 'WARNING', 'UNKNOWN', 'READY'] as const
export type CustomsLevel = (typeof CUSTOMS_LEVELS)[number]
export const CustomsLevelWord = words(
  'CustomsLevel',
  CUSTOMS_LEVELS,
  'BLOCKING: can’t be sent like this. MISSING: the customer can add it. WARNING: read this first. UNKNOWN: we have no data. READY: nothing to do. None of them refuses an order',
)

const CUSTOMS_FIXES = ['EDIT_DECLARATION', 'EDIT_ADDRESS', 'CHANGE_CHANNEL', 'ASK'] as const
export const CustomsFixWord = words('CustomsFixKind', CUSTOMS_FIXES)

export const CustomsReadinessRequest = entity('CustomsReadinessRequest', {
  parcelIds: Type.Array(Id, { minItems: 1, maxItems: MAX_ORDER_PARCELS }),
  addressId: Type.Optional(Id),
  regionGroupId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Where there is no address yet. With neither: the default address',
    }),
  ),
  transportationChannelId: Type.Optional(Id),
})
export type CustomsReadinessRequest = Static<typeof CustomsReadinessRequest>

export const CustomsSource = entity('CustomsSource', {
  displayName: Type.String({ description: 'Who says so' }),
  url: nullable(Type.String()),
  date: Type.String({
    format: 'date',
    description: 'As of when: its own date, or since when its rule holds',
  }),
})
export type CustomsSource = Static<typeof CustomsSource>

export const CustomsFix = entity('CustomsFix', {
  kind: ref(CustomsFixWord),
  field: nullable(Type.String({ description: 'Of the declaration or the address' })),
  parcelId: nullable(Id),
})
export type CustomsFix = Static<typeof CustomsFix>

export const CustomsPoint = entity('CustomsPoint', {
  kind: ref(CustomsPointKindWord),
  level: ref(CustomsLevelWord),
  title: Type.String(),
  message: Type.String(),
  source: nullable(ref(CustomsSource)),
  fix: nullable(ref(CustomsFix)),
})
export type CustomsPoint = Static<typeof CustomsPoint>

export const HsChapter = entity('HsChapter', {
  code: Type.String({ pattern: '^\\d{2}$' }),
  displayName: Type.String(),
})
export type HsChapter = Static<typeof HsChapter>

export const ParcelReadiness = entity('ParcelReadiness', {
  parcelId: Id,
  expressNumber: Type.String(),
  declaredName: nullable(Type.String()),
  points: Type.Array(ref(CustomsPoint), { description: 'The most serious first' }),
  hsChapters: Type.Array(ref(HsChapter), {
    description: 'Where the goods belong: several if the material decides, none if we don’t know',
  }),
  worst: ref(CustomsLevelWord),
})
export type ParcelReadiness = Static<typeof ParcelReadiness>

export const CustomsReadiness = entity(
  'CustomsReadiness',
  {
    dataVersion: Type.String({ description: 'Of the customs tables' }),
    notice: Type.String({ description: 'How far the tables can be trusted, for the customer' }),
    time: Time,
    addressId: nullable(Type.String({ ...Id, description: 'The address that was looked at' })),
    regionGroup: nullable(closed({ id: Id, displayName: Type.String() })),
    isKnownDestination: Type.Boolean({ description: 'Whether the tables have the destination' }),
    points: Type.Array(ref(CustomsPoint), { description: 'Of the whole shipment, the most serious first' }),
    parcels: Type.Array(ref(ParcelReadiness), { description: 'In the order of the request' }),
    worst: ref(CustomsLevelWord),
  },
  'What a shipment still lacks for customs at its destination',
)
export type CustomsReadiness = Static<typeof CustomsReadiness>
