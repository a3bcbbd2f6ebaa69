import { and, desc, eq, isNotNull, or } from 'drizzle-orm'

import { logisticsOrders, parcelLogs, parcels } from '../../db/schema/index.ts'
import { text, type TextKey } from '../../texts/text.ts'
import { findExpressCompany } from '../express/companies.ts'
import { normaliseExpressNumber } from '../parcel/expressNumber.ts'
import { listEvents } from './events.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ParcelMove } from '../../contracts/parcel.ts'
import type { Tracking, TrackingEvent, TrackingStatus } from '../../contracts/tracking.ts'
import type { Database } from '../../db/client.ts'

export interface TrackingService {
  /**
   * Where something is, for anybody who knows its number: events only, never whose it is. An unknown number has
   * no events.
   *
   * @param number an order's code, its international number, or a parcel's express number
   */
  query(number: string, language: Language): Promise<Tracking>
}

/** What strangers may know of a parcel's way to the warehouse. */
const PARCEL_EVENTS: Readonly<Partial<Record<ParcelMove, { status: TrackingStatus; key: TextKey }>>> = {
  declare: { status: 'info_received', key: 'tracking.declared' },
  arrive: { status: 'in_transit', key: 'tracking.arrived' },
  buy: { status: 'in_transit', key: 'tracking.bought' },
  claim: { status: 'in_transit', key: 'tracking.arrived' },
  inbound: { status: 'in_transit', key: 'tracking.inbound' },
  cancel: { status: 'exception', key: 'tracking.announcementCancelled' },
}

export function createTrackingService(db: Database): TrackingService {
  return {
    query: async (asked, language) => {
      const number = normaliseExpressNumber(asked)
      const order = await findOrder(db, number)
      if (order) return toTracking(number, order.carrier, await orderEvents(db, order.id, language), language)
      const parcel = await findParcel(db, number)
      if (!parcel) return toTracking(number, null, [], language)
      const { expressCompanyCode, logisticsOrderId } = parcel
      const company = expressCompanyCode === null ? null : findExpressCompany(expressCompanyCode, language)
      const further = logisticsOrderId === null ? [] : await orderEvents(db, logisticsOrderId, language)
      const events = [...further, ...(await parcelEvents(db, parcel.id, language))]
      return toTracking(number, company?.displayName ?? null, events, language)
    },
  }
}

async function findOrder(db: Database, number: string) {
  const [order] = await db
    .select({ id: logisticsOrders.id, carrier: logisticsOrders.carrier })
    .from(logisticsOrders)
    .where(or(eq(logisticsOrders.code, number), eq(logisticsOrders.internationalTrackingNumber, number)))
    .limit(1)
  return order
}

/** The parcel that carries a number; of several the one that got furthest, then the newest. */
async function findParcel(db: Database, expressNumber: string) {
  const [parcel] = await db
    .select({
      id: parcels.id,
      expressCompanyCode: parcels.expressCompanyCode,
      logisticsOrderId: parcels.logisticsOrderId,
    })
    .from(parcels)
    .where(eq(parcels.expressNumber, expressNumber))
    .orderBy(
      desc(isNotNull(parcels.logisticsOrderId)),
      desc(isNotNull(parcels.inboundTime)),
      desc(parcels.id),
    )
    .limit(1)
  return parcel
}

async function orderEvents(db: Database, orderId: string, language: Language): Promise<TrackingEvent[]> {
  const rows = await listEvents(db, orderId)
  return rows.map(({ time, status, location, description }) =>
    toEvent(time, status, location?.[language] ?? null, description[language], language),
  )
}

async function parcelEvents(db: Database, parcelId: string, language: Language): Promise<TrackingEvent[]> {
  const logs = await db
    .select({ time: parcelLogs.time, move: parcelLogs.move })
    .from(parcelLogs)
    .where(and(eq(parcelLogs.parcelId, parcelId)))
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

function toTracking(
  number: string,
  carrier: string | null,
  events: TrackingEvent[],
  language: Language,
): Tracking {
  const status = events[0]?.status ?? 'not_found'
  return { number, carrier, status, statusDisplayName: text(language, `trackingStatus.${status}`), events }
}
