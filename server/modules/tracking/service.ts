import { findExpressCompany, normaliseExpressNumber } from '../express/index.ts'
import { findOrderByNumber, findParcelByNumber, listEvents, listParcelMoves } from './repository.ts'
import { toOrderEvent, toParcelEvent, toTracking } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Tracking, TrackingEvent } from '../../contracts/tracking.ts'
import type { Database } from '../../db/client.ts'

export interface TrackingService {
  /**
   * Where something is, for anybody who knows its number: events only, never whose it is. Its owner also gets
   * the IDs of parcel and order, and the events in the carrier's words. An unknown number has no events.
   *
   * @param number an order's code, its international number, or a parcel's express number
   * @param caller null for a stranger
   */
  query(number: string, caller: Customer | null, language: Language): Promise<Tracking>
}

/** What was found under a number; the IDs are null for anybody but the owner. */
type Found = Pick<Tracking, 'carrier' | 'events' | 'parcelId' | 'orderId'>

const NOTHING: Found = { carrier: null, events: [], parcelId: null, orderId: null }

export function createTrackingService(db: Database): TrackingService {
  return {
    query: async (asked, caller, language) => {
      const number = normaliseExpressNumber(asked)
      const userId = caller?.userId ?? null
      const found =
        (await findOrder(db, number, userId, language)) ?? (await findParcel(db, number, userId, language))
      return toTracking(number, found ?? NOTHING, language)
    },
  }
}

async function findOrder(
  db: Database,
  number: string,
  userId: string | null,
  language: Language,
): Promise<Found | null> {
  const order = await findOrderByNumber(db, number)
  if (!order) return null
  const isOwn = order.userId === userId
  return {
    carrier: order.carrier,
    events: await orderEvents(db, order.id, isOwn, language),
    parcelId: null,
    orderId: isOwn ? order.id : null,
  }
}

async function findParcel(
  db: Database,
  number: string,
  userId: string | null,
  language: Language,
): Promise<Found | null> {
  const parcel = await findParcelByNumber(db, number, userId)
  if (!parcel) return null
  const { id, expressCompanyCode, orderId } = parcel
  const company = expressCompanyCode === null ? null : findExpressCompany(expressCompanyCode, language)
  const isOwn = parcel.userId === userId
  const further = orderId === null ? [] : await orderEvents(db, orderId, isOwn, language)
  const moves = await listParcelMoves(db, id)
  return {
    carrier: company?.displayName ?? null,
    events: [...further, ...moves.flatMap((move) => toParcelEvent(move, language) ?? [])],
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
  return rows.map((row) => toOrderEvent(row, isOwn, language))
}
