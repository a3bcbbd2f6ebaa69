import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'

import { TopupStatus } from '../../../contracts/enumerations.ts'
import {
  afterSalesCases,
  afterSalesLogs,
  fundAccounts,
  journalLines,
  journals,
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
import { UNCLAIMED_PARCEL } from '../../../states/unclaimedParcel.ts'
import { hasEnded, rowsBelow, rowsOf, type Rows } from './rows.ts'

import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Which time counts: that of orders and all around them, or that of payments. */
export type Term = 'order' | 'payment'

/** What columns become. */
export type Blanks = Readonly<Record<string, SQL>>

/** What is removed from a table whose rows stay. Rows without an owner have no `of`, rows that never end no `ended`. */
export interface Forgotten extends Partial<Rows> {
  readonly table: PgTable
  /** What only the customer and staff had to say to each other: gone with the account, and after the term. */
  readonly words?: Blanks
  /** What a dispute or the law may ask for: gone after the term. */
  readonly records?: Blanks
  /** The order's if there is none. */
  readonly term?: Term
}

const NOTHING = sql`null`
const NO_PICTURES = sql`'{}'`
const NO_DATED_PICTURES = sql`'[]'`

/** Shown in place of a text that every row has. */
const REMOVED = '***'
const removedText = sql.raw(`'${REMOVED}'`)

/** That there was a text is a part of the row's status. */
const removedIfAny = (text: PgColumn) => sql`case when ${text} is not null then ${removedText} end`

/** Country and channel stay, so that the bill still explains itself. */
const NO_RECIPIENT = {
  recipient: REMOVED,
  mobile: REMOVED,
  postCode: REMOVED,
  detailsAddress: REMOVED,
  region: { provinceId: null, cityId: null, provinceDisplayName: null, cityDisplayName: null },
  idDocument: null,
}

/** What fills a sentence, without the words that staff wrote. */
const withoutReason = (params: PgColumn) =>
  sql`case when ${params} ? 'reason' then ${params} || ${JSON.stringify({ reason: REMOVED })}::jsonb else ${params} end`

const PARCELS = rowsOf(parcels, PARCEL)
const ORDERS = rowsOf(logisticsOrders, LOGISTICS_ORDER)
const CASES = rowsOf(afterSalesCases, AFTER_SALES)

export const FORGOTTEN: readonly Forgotten[] = [
  {
    table: parcels,
    words: { remarks: NOTHING, purchaseOrderNumber: NOTHING, tags: NO_PICTURES, images: NO_PICTURES },
    records: { inboundImages: NO_DATED_PICTURES },
    ...PARCELS,
  },
  {
    table: parcelLogs,
    words: { params: withoutReason(parcelLogs.params) },
    ...rowsBelow(parcelLogs.parcelId, parcels, PARCELS),
  },
  {
    table: serviceRequests,
    words: { remarks: NOTHING, reason: NOTHING },
    records: { images: NO_DATED_PICTURES },
    of: rowsBelow(serviceRequests.parcelId, parcels, PARCELS).of,
    ended: (_db, before) => hasEnded(serviceRequests, SERVICE_REQUEST, before),
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
    ...ORDERS,
  },
  {
    table: logisticsOrderLogs,
    words: { params: withoutReason(logisticsOrderLogs.params) },
    ...rowsBelow(logisticsOrderLogs.orderId, logisticsOrders, ORDERS),
  },
  {
    table: afterSalesCases,
    words: { description: removedText, images: NO_PICTURES },
    ...CASES,
  },
  {
    table: afterSalesLogs,
    words: { content: removedText, images: NO_PICTURES },
    ...rowsBelow(afterSalesLogs.caseId, afterSalesCases, CASES),
  },
  {
    table: storeOrders,
    words: { remarks: NOTHING },
    ...rowsOf(storeOrders, STORE_ORDER),
  },
  {
    table: unclaimedParcelClaims,
    words: { note: NOTHING, images: NO_PICTURES, rejectionReason: NOTHING },
    ...rowsOf(
      { ...getTableColumns(unclaimedParcelClaims), statusTime: unclaimedParcelClaims.decisionTime },
      CLAIM,
    ),
  },
  {
    table: unclaimedParcels,
    records: { images: NO_DATED_PICTURES },
    ended: (_db, before) => {
      const { status, arrivalTime: statusTime } = unclaimedParcels
      return hasEnded({ status, statusTime }, UNCLAIMED_PARCEL, before)
    },
  },
  {
    table: topups,
    words: { remarks: NOTHING, rejectReason: removedIfAny(topups.rejectReason) },
    records: { images: NO_PICTURES },
    term: 'payment',
    ...rowsOf(topups, TOPUP),
  },
  {
    // No money came of them, so their pictures prove nothing.
    table: topups,
    words: { images: NO_PICTURES },
    of: (_db, userId) => and(eq(topups.userId, userId), ne(topups.status, TopupStatus.Paid)),
  },
  {
    // The ledger keeps no names of deleted accounts; a live one can read why its balance was changed.
    table: journals,
    words: { noteParams: withoutReason(journals.noteParams) },
    of: (db, userId) =>
      inArray(
        journals.id,
        db
          .select({ id: journalLines.journalId })
          .from(journalLines)
          .innerJoin(fundAccounts, eq(fundAccounts.id, journalLines.fundAccountId))
          .where(eq(fundAccounts.userId, userId)),
      ),
  },
]
