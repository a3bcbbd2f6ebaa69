import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'

import {
  FundAccountLogType as Type,
  ServiceRequestStatus,
  StoreOrderStatus,
  TopupStatus,
} from '../../../contracts/enumerations.ts'
import {
  afterSalesCases,
  fundAccounts,
  journalLines,
  journals,
  logisticsOrders,
  parcels,
  serviceRequests,
  storeOrders,
  topups,
} from '../../../db/schema/index.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { pagesOf } from './ledgerCheck.ts'

import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { SubjectType } from '../../../contracts/message.ts'
import type { Database } from '../../../db/client.ts'

/** A thing that money moves for. `amounts`: what its customer should have got by kind of journal, negative if paid. */
export interface Subject {
  readonly id: string
  readonly userId: string
  readonly currencyCode: string
  readonly amounts: Readonly<Partial<Record<Type, bigint>>>
}

/** What a customer did get for it, in minor units; negative if paid. */
export interface Moved extends Pick<Subject, 'id' | 'userId' | 'currencyCode'> {
  readonly type: Type | null
  readonly amount: bigint
}

/** Where the things of a kind are that money moves for. */
interface Source {
  /** What a journal's subject names. */
  readonly id: AnyPgColumn
  read(db: Database, after: SQL | undefined, limit: number): Promise<Subject[]>
}

const SOURCES = {
  LOGISTICS_ORDER: {
    id: logisticsOrders.id,
    read: async (db, after, limit) => {
      const { id, userId, currencyCode, status, total, refunded } = logisticsOrders
      const rows = await db
        .select({ id, userId, currencyCode, status, total, refunded })
        .from(logisticsOrders)
        .where(after)
        .orderBy(asc(id))
        .limit(limit)
      return rows.map(({ status: now, total: price, refunded: back, ...order }) => ({
        ...order,
        amounts: {
          [Type.LogisticsOrder]: LOGISTICS_ORDER.is(now, 'paid') ? -(price ?? 0n) : 0n,
          [Type.LogisticsOrderRefund]: back,
        },
      }))
    },
  },

  STORE_ORDER: {
    id: storeOrders.id,
    read: async (db, after, limit) => {
      const { id, userId, currencyCode, status, total } = storeOrders
      const rows = await db
        .select({ id, userId, currencyCode, status, total })
        .from(storeOrders)
        .where(after)
        .orderBy(asc(id))
        .limit(limit)
      return rows.map(({ status: now, total: price, ...order }) => ({
        ...order,
        amounts: { [Type.Parcel]: now === StoreOrderStatus.Paid ? -price : 0n },
      }))
    },
  },

  TOPUP: {
    id: topups.id,
    read: async (db, after, limit) => {
      const { id, userId, creditedCurrencyCode: currencyCode, status, creditedAmount } = topups
      const rows = await db
        .select({ id, userId, currencyCode, status, creditedAmount })
        .from(topups)
        .where(after)
        .orderBy(asc(id))
        .limit(limit)
      return rows.map(({ status: now, creditedAmount: credit, ...topup }) => ({
        ...topup,
        amounts: { [Type.Topup]: now === TopupStatus.Paid ? credit : 0n },
      }))
    },
  },

  AFTER_SALES: {
    id: afterSalesCases.id,
    read: async (db, after, limit) => {
      const { id, userId, currencyCode, compensation } = afterSalesCases
      const rows = await db
        .select({ id, userId, currencyCode, compensation })
        .from(afterSalesCases)
        .where(after)
        .orderBy(asc(id))
        .limit(limit)
      return rows.map(({ compensation: credit, ...found }) => ({
        ...found,
        amounts: { [Type.Refund]: credit ?? 0n },
      }))
    },
  },

  /** A journal of a service names the parcel that it was done to. */
  PARCEL: {
    id: serviceRequests.parcelId,
    read: async (db, after, limit) => {
      const { parcelId, service, status } = serviceRequests
      const price = sql`round((${service}->>'price')::numeric * 100)`
      const { Refused, Withdrawn } = ServiceRequestStatus
      const rows = await db
        .select({
          id: parcelId,
          userId: sql<string>`min(${parcels.userId})`,
          currencyCode: sql<string>`min(${service}->>'currencyCode')`,
          paid: sql`sum(${price})`.mapWith(BigInt),
          refunded:
            sql`coalesce(sum(${price}) filter (where ${inArray(status, [Refused, Withdrawn])}), 0)`.mapWith(
              BigInt,
            ),
        })
        .from(serviceRequests)
        .innerJoin(parcels, eq(parcels.id, parcelId))
        .where(after)
        .groupBy(parcelId)
        .orderBy(asc(parcelId))
        .limit(limit)
      return rows.map(({ paid, refunded, ...parcel }) => ({
        ...parcel,
        amounts: { [Type.Parcel]: -paid, [Type.Refund]: refunded },
      }))
    },
  },
} as const satisfies Partial<Record<SubjectType, Source>>

/** Kinds of things that money moves for. */
export type PaidSubjectType = keyof typeof SOURCES
export const PAID_SUBJECT_TYPES = Object.keys(SOURCES) as PaidSubjectType[]

export function subjectPages(db: Database, type: PaidSubjectType): AsyncGenerator<readonly Subject[]> {
  const source: Source = SOURCES[type]
  return pagesOf(
    (after: string | undefined, limit) =>
      source.read(db, after === undefined ? undefined : gt(source.id, after), limit),
    ({ id }) => id,
  )
}

/** Those of the IDs that exist. */
export async function findSubjects(
  db: Database,
  type: PaidSubjectType,
  ids: readonly string[],
): Promise<string[]> {
  const { id }: Source = SOURCES[type]
  const rows = await db
    .selectDistinct({ id: sql<string>`${id}` })
    .from(id.table)
    .where(inArray(id, [...ids]))
  return rows.map((row) => row.id)
}

/** What the journals about some things moved, by customer, currency and kind of journal. */
export function sumMoved(db: Database, type: PaidSubjectType, ids: readonly string[]): Promise<Moved[]> {
  const by = {
    id: sql<string>`${journals.subjectId}`,
    userId: fundAccounts.userId,
    currencyCode: journals.currencyCode,
    type: journals.type,
  }
  return db
    .select({ ...by, amount: sql`sum(${journalLines.amount})`.mapWith(BigInt) })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .innerJoin(fundAccounts, eq(fundAccounts.id, journalLines.fundAccountId))
    .where(and(eq(journals.subjectType, type), inArray(journals.subjectId, [...ids])))
    .groupBy(journals.subjectId, fundAccounts.userId, journals.currencyCode, journals.type)
}
