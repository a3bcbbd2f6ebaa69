import { and, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'

import { TopupStatus, UnclaimedParcelStatus } from '../../../contracts/enumerations.ts'
import {
  afterSalesCases,
  afterSalesLogs,
  logisticsOrderLogs,
  logisticsOrders,
  parcelLogs,
  parcels,
  serviceRequests,
  storeOrders,
  topups,
  unclaimedParcelClaims,
  unclaimedParcels,
} from '../../../db/schema/index.ts'
import { AFTER_SALES } from '../../../states/afterSales.ts'
import { CLAIM } from '../../../states/claim.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { PARCEL } from '../../../states/parcel.ts'
import { SERVICE_REQUEST } from '../../../states/serviceRequest.ts'
import { STORE_ORDER } from '../../../states/storeOrder.ts'
import { TOPUP } from '../../../states/topup.ts'

import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Database } from '../../../db/client.ts'

/** Which time counts: that of orders and all around them, or that of payments. */
export type Term = 'order' | 'payment'

/** What columns become. */
export type Blanks = Readonly<Record<string, SQL>>

/** What is removed from a table whose rows stay. */
export interface Forgotten {
  readonly table: PgTable
  /** What only the customer and staff had to say to each other: gone with the account, and after the term. */
  readonly words?: Blanks
  /** What a dispute or the law may ask for: gone after the term. */
  readonly records?: Blanks
  readonly term: Term
  /** A customer's rows; without it, rows have no owner. */
  readonly of?: (db: Database, userId: string) => SQL | undefined
  /** Rows that ended before a time. */
  readonly ended?: (db: Database, before: Date) => SQL | undefined
}

const NOTHING = sql`null`
const NO_PICTURES = sql`'{}'`
const NO_DATED_PICTURES = sql`'[]'`

/** Shown in place of a text that every row has. */
const REMOVED = '***'
const removedText = sql.raw(`'${REMOVED}'`)

/** Country and channel stay, so that the bill still explains itself. */
const NO_RECIPIENT = {
  recipient: REMOVED,
  mobile: REMOVED,
  postCode: REMOVED,
  detailsAddress: REMOVED,
  region: { provinceId: null, cityId: null, provinceDisplayName: null, cityDisplayName: null },
  idDocument: null,
}

/** The params of a log line without what staff wrote. */
const withoutReason = (params: PgColumn) =>
  sql`case when ${params} ? 'reason' then ${params} || ${JSON.stringify({ reason: REMOVED })}::jsonb else ${params} end`

const hasParcelEnded = (before: Date) =>
  and(inArray(parcels.status, PARCEL.all('ended')), lte(parcels.statusTime, before))

const logsOfParcels = (db: Database, where: SQL | undefined) =>
  inArray(parcelLogs.parcelId, db.select({ id: parcels.id }).from(parcels).where(where))

const logsOfOrders = (db: Database, where: SQL | undefined) =>
  inArray(
    logisticsOrderLogs.orderId,
    db.select({ id: logisticsOrders.id }).from(logisticsOrders).where(where),
  )

const logsOfCases = (db: Database, where: SQL | undefined) =>
  inArray(afterSalesLogs.caseId, db.select({ id: afterSalesCases.id }).from(afterSalesCases).where(where))

const hasOrderEnded = (before: Date) =>
  and(inArray(logisticsOrders.status, LOGISTICS_ORDER.all('ended')), lte(logisticsOrders.statusTime, before))

const hasCaseEnded = (before: Date) =>
  and(inArray(afterSalesCases.status, AFTER_SALES.all('ended')), lte(afterSalesCases.statusTime, before))

export const FORGOTTEN: readonly Forgotten[] = [
  {
    table: parcels,
    words: { remarks: NOTHING, purchaseOrderNumber: NOTHING, tags: NO_PICTURES, images: NO_PICTURES },
    records: { inboundImages: NO_DATED_PICTURES },
    term: 'order',
    of: (_db, userId) => eq(parcels.userId, userId),
    ended: (_db, before) => hasParcelEnded(before),
  },
  {
    table: parcelLogs,
    words: { params: withoutReason(parcelLogs.params) },
    term: 'order',
    of: (db, userId) => logsOfParcels(db, eq(parcels.userId, userId)),
    ended: (db, before) => logsOfParcels(db, hasParcelEnded(before)),
  },
  {
    table: serviceRequests,
    words: { remarks: NOTHING, reason: NOTHING },
    records: { images: NO_DATED_PICTURES },
    term: 'order',
    of: (db, userId) =>
      inArray(
        serviceRequests.parcelId,
        db.select({ id: parcels.id }).from(parcels).where(eq(parcels.userId, userId)),
      ),
    ended: (_db, before) =>
      and(
        inArray(serviceRequests.status, SERVICE_REQUEST.all('ended')),
        lte(serviceRequests.statusTime, before),
      ),
  },
  {
    table: logisticsOrders,
    words: {
      remarks: NOTHING,
      messageToStaff: NOTHING,
      images: NO_PICTURES,
      review: NOTHING,
      reviewImages: NO_PICTURES,
    },
    records: {
      shippingAddress: sql`${logisticsOrders.shippingAddress} || ${JSON.stringify(NO_RECIPIENT)}::jsonb`,
      packingImages: NO_DATED_PICTURES,
    },
    term: 'order',
    of: (_db, userId) => eq(logisticsOrders.userId, userId),
    ended: (_db, before) => hasOrderEnded(before),
  },
  {
    table: logisticsOrderLogs,
    words: { params: withoutReason(logisticsOrderLogs.params) },
    term: 'order',
    of: (db, userId) => logsOfOrders(db, eq(logisticsOrders.userId, userId)),
    ended: (db, before) => logsOfOrders(db, hasOrderEnded(before)),
  },
  {
    table: afterSalesCases,
    words: { description: removedText, images: NO_PICTURES },
    term: 'order',
    of: (_db, userId) => eq(afterSalesCases.userId, userId),
    ended: (_db, before) => hasCaseEnded(before),
  },
  {
    table: afterSalesLogs,
    words: { content: removedText, images: NO_PICTURES },
    term: 'order',
    of: (db, userId) => logsOfCases(db, eq(afterSalesCases.userId, userId)),
    ended: (db, before) => logsOfCases(db, hasCaseEnded(before)),
  },
  {
    table: storeOrders,
    words: { remarks: NOTHING },
    term: 'order',
    of: (_db, userId) => eq(storeOrders.userId, userId),
    ended: (_db, before) =>
      and(inArray(storeOrders.status, STORE_ORDER.all('ended')), lte(storeOrders.statusTime, before)),
  },
  {
    table: unclaimedParcelClaims,
    words: { note: NOTHING, images: NO_PICTURES, rejectionReason: NOTHING },
    term: 'order',
    of: (_db, userId) => eq(unclaimedParcelClaims.userId, userId),
    ended: (_db, before) =>
      and(
        inArray(unclaimedParcelClaims.status, CLAIM.all('ended')),
        lte(unclaimedParcelClaims.decisionTime, before),
      ),
  },
  {
    table: unclaimedParcels,
    records: { images: NO_DATED_PICTURES },
    term: 'order',
    ended: (_db, before) =>
      and(
        eq(unclaimedParcels.status, UnclaimedParcelStatus.Claimed),
        lte(unclaimedParcels.arrivalTime, before),
      ),
  },
  {
    table: topups,
    words: { remarks: NOTHING, rejectReason: NOTHING },
    records: { images: NO_PICTURES },
    term: 'payment',
    of: (_db, userId) => eq(topups.userId, userId),
    ended: (_db, before) => and(inArray(topups.status, TOPUP.all('ended')), lte(topups.statusTime, before)),
  },
  {
    // No money came of them, so their pictures prove nothing.
    table: topups,
    words: { images: NO_PICTURES },
    term: 'payment',
    of: (_db, userId) => and(eq(topups.userId, userId), ne(topups.status, TopupStatus.Paid)),
  },
]
