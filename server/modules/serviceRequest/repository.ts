import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'

import { AdditionalServiceType, ServiceRequestStatus } from '../../contracts/enumerations.ts'
import { anyHolds } from '../../db/containing.ts'
import { additionalServices, parcels, serviceRequests, users } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'
import { hasStayed, type Stay } from '../../db/stayed.ts'
import { normaliseExpressNumber } from '../express/index.ts'

import type { ServiceJobListRequest } from '../../contracts/serviceRequest.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type OfferRow = typeof additionalServices.$inferSelect
export type RequestRow = typeof serviceRequests.$inferSelect
export type RequestChanges = Partial<Pick<RequestRow, 'status' | 'statusTime' | 'images' | 'reason'>>

/** A request with its parcel's number and owner. */
export interface JobRow {
  readonly request: RequestRow
  readonly expressNumber: string
  readonly idCode: string
  readonly userId: string
}

/** The services that are offered for stored parcels. */
export function listOffers(db: Database): Promise<OfferRow[]> {
  return db
    .select()
    .from(additionalServices)
    .where(eq(additionalServices.additionalServiceType, AdditionalServiceType.STORED_PARCEL))
    .orderBy(asc(additionalServices.displayOrder))
}

/** A parcel's requests, newest first. */
export function listRequests(db: Database, parcelId: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.parcelId, parcelId))
    .orderBy(desc(serviceRequests.creationTime), desc(serviceRequests.id))
}

/** Requests for staff, newest first unless sorted. */
export function listJobs(db: Database, request: ServiceJobListRequest): Promise<Slice<JobRow>> {
  const { sorting, status, filter } = request
  const direction = sorting === 'creationTime asc' ? asc : desc
  const where = and(
    status === undefined ? undefined : eq(serviceRequests.status, status),
    anyHolds(filter && normaliseExpressNumber(filter), [parcels.expressNumber, users.idCode]),
  )
  const joined = sql`${serviceRequests} inner join ${parcels} on ${isAbout} inner join ${users} on ${isOwner}`
  return slice(request, (limit, offset) =>
    selectJobs(db, { totalCount: db.$count(joined, where) })
      .where(where)
      .orderBy(direction(serviceRequests.creationTime), direction(serviceRequests.id))
      .limit(limit)
      .offset(offset),
  )
}

/** The open requests that staff may mean: several customers' parcels can have one number. */
export function findOpenJobs(
  db: Database,
  job: { readonly expressNumber: string; readonly serviceId: string; readonly idCode?: string | undefined },
): Promise<JobRow[]> {
  return selectJobs(db, {}).where(
    and(
      eq(parcels.expressNumber, job.expressNumber),
      eq(serviceRequests.serviceId, job.serviceId),
      eq(serviceRequests.status, ServiceRequestStatus.Requested),
      job.idCode === undefined ? undefined : eq(users.idCode, job.idCode),
    ),
  )
}

const isAbout = eq(parcels.id, serviceRequests.parcelId)
const isOwner = eq(users.id, parcels.userId)

function selectJobs<Beside extends Record<string, SQL>>(db: Database, beside: Beside) {
  return db
    .select({
      request: serviceRequests,
      expressNumber: parcels.expressNumber,
      idCode: users.idCode,
      userId: parcels.userId,
      ...beside,
    })
    .from(serviceRequests)
    .innerJoin(parcels, isAbout)
    .innerJoin(users, isOwner)
    .$dynamic()
}

export async function findRequest(
  tx: Transaction,
  parcelId: string,
  id: string,
): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.id, id), eq(serviceRequests.parcelId, parcelId)))
  return row
}

export async function insertRequest(tx: Transaction, request: RequestRow): Promise<void> {
  await tx.insert(serviceRequests).values(request)
}

export async function updateRequest(
  tx: Transaction,
  id: string,
  changes: RequestChanges,
): Promise<RequestRow> {
  const [row] = await tx.update(serviceRequests).set(changes).where(eq(serviceRequests.id, id)).returning()
  if (!row) throw new Error('the service request is gone')
  return row
}

/** Requests that have stayed in a status, longest first, with what their parcels' labels say. */
export function findStayedRequests(db: Database, stay: Stay, limit: number) {
  return db
    .select({ request: serviceRequests, expressNumber: parcels.expressNumber, idCode: users.idCode })
    .from(serviceRequests)
    .innerJoin(parcels, eq(parcels.id, serviceRequests.parcelId))
    .innerJoin(users, eq(users.id, parcels.userId))
    .where(hasStayed({ status: serviceRequests.status, since: serviceRequests.statusTime }, [stay]))
    .orderBy(serviceRequests.statusTime)
    .limit(limit)
}
