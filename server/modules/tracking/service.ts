import { desc, eq, isNotNull, or } from 'drizzle-orm'

import { logisticsOrders, parcelLogs, parcels } from '../../db/schema/index.ts'
import { text, type TextKey } from '../../texts/text.ts'
import { findExpressCompany, normaliseExpressNumber } from '../express/index.ts'
import { listEvents } from './events.ts'
import { wordsForStrangers } from './forStrangers.ts'
import { statusOf } from './statusRules.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ParcelLogEvent } from '../../contracts/parcel.ts'
import type { Tracking, TrackingEvent, TrackingStatus } from '../../contracts/tracking.ts'
import type { Database } from '../../db/client.ts'
import type { Customer, Operator } from '../../base/http/app.ts'

export interface TrackingService {
  /**
   * Where something is, for anybody who knows its number: events only, never whose it is. Its owner also gets
   * the ids of parcel and order, and the events in the carrier's words. An unknown number has no events.
   *
   * @param number an order's code, its international number, or a parcel's express number
   */
  query(number: string, caller: Caller, language: Language): Promise<Tracking>
}

/** Null for a stranger. */
type Caller = Customer | Operator | null

/** What a number stands for; without ids nobody's, or somebody else's. */
interface Found {
  readonly carrier: string | null
  readonly events: TrackingEvent[]
  readonly parcelId: string | null
  readonly orderId: string | null
}

/** What strangers may know of a parcel's way to the warehouse. */
const PARCEL_EVENTS: Readonly<Partial<Record<ParcelLogEvent, { status: TrackingStatus; key: TextKey }>>> = {
  declare: { status: 'info_received', key: 'tracking.declared' },
  arrive: { status: 'in_transit', key: 'tracking.arrived' },
  buy: { status: 'in_transit', key: 'tracking.bought' },
  claim: { status: 'in_transit', key: 'tracking.arrived' },
  inbound: { status: 'in_transit', key: 'tracking.inbound' },
  cancel: { status: 'exception', key: 'tracking.announcementCancelled' },
}

export function createTrackingService(db: Database): TrackingService {
  return {
    query: async (asked, caller, language) => {
      const number = normaliseExpressNumber(asked)
      const userId = caller?.kind === 'customer' ? caller.userId : null
      const found =
        (await findOrder(db, number, userId, language)) ?? (await findParcel(db, number, userId, language))
      return toTracking(number, found ?? NOTHING, language)
    },
  }
}

const NOTHING: Found = { carrier: null, events: [], parcelId: null, orderId: null }

async function findOrder(
  db: Database,
  number: string,
  userId: string | null,
  language: Language,
): Promise<Found | null> {
  const [order] = await db
    .select({ id: logisticsOrders.id, userId: logisticsOrders.userId, carrier: logisticsOrders.carrier })
    .from(logisticsOrders)
    .where(or(eq(logisticsOrders.code, number), eq(logisticsOrders.internationalTrackingNumber, number)))
    .limit(1)
  if (!order) return null
  const isOwn = order.userId === userId
  return {
    carrier: order.carrier,
    events: await orderEvents(db, order.id, isOwn, language),
    parcelId: null,
    orderId: isOwn ? order.id : null,
  }
}

/** The parcel that carries a number; of several the caller's, then the one that got furthest, then the newest. */
async function findParcel(
  db: Database,
  expressNumber: string,
  userId: string | null,
  language: Language,
): Promise<Found | null> {
  const [parcel] = await db
    .select({
      id: parcels.id,
      userId: parcels.userId,
      expressCompanyCode: parcels.expressCompanyCode,
      orderId: parcels.logisticsOrderId,
    })
    .from(parcels)
    .where(eq(parcels.expressNumber, expressNumber))
    .orderBy(
      ...(userId === null ? [] : [desc(eq(parcels.userId, userId))]),
      desc(isNotNull(parcels.logisticsOrderId)),
      desc(isNotNull(parcels.inboundTime)),
      desc(parcels.id),
    )
    .limit(1)
  if (!parcel) return null
  const { id, expressCompanyCode, orderId } = parcel
  const company = expressCompanyCode === null ? null : findExpressCompany(expressCompanyCode, language)
  const isOwn = parcel.userId === userId
  const further = orderId === null ? [] : await orderEvents(db, orderId, isOwn, language)
  return {
    carrier: company?.displayName ?? null,
    events: [...further, ...(await parcelEvents(db, id, language))],
    parcelId: isOwn ? id : null,
    orderId: isOwn ? orderId : null,
  }
}

async function orderEvents(
  db: Database,
  orderId: string,
  isOwn: boolean,
  language: Language,
): Promise<TrackingEvent[]> {
  const rows = await listEvents(db, orderId)
  return rows.map((row) => {
    const { location, description } = isOwn
      ? { location: row.location?.[language] ?? null, description: row.description[language] }
      : wordsForStrangers(row, language)
    return toEvent(row.time, row.status, location, description, language)
  })
}

async function parcelEvents(db: Database, parcelId: string, language: Language): Promise<TrackingEvent[]> {
  const logs = await db
    .select({ time: parcelLogs.time, move: parcelLogs.move })
    .from(parcelLogs)
    .where(eq(parcelLogs.parcelId, parcelId))
    .orderBy(desc(parcelLogs.time), desc(parcelLogs.id))
  return logs.flatMap(({ time, move }) => {
    const event = PARCEL_EVENTS[move]
    return event ? [toEvent(time, event.status, null, text(language, event.key), language)] : []
  })
}

function toEvent(
  time: Date,
  status: TrackingStatus,
  location: string | null,
  description: string,
  language: Language,
): TrackingEvent {
  const statusDisplayName = text(language, `trackingStatus.${status}`)
  return { time: time.toISOString(), status, statusDisplayName, location, description }
}

function toTracking(number: string, found: Found, language: Language): Tracking {
  const status = statusOf(found.events.map((event) => event.status))
  return { number, status, statusDisplayName: text(language, `trackingStatus.${status}`), ...found }
}
