import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'

import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { containing } from '../../../db/containing.ts'
import { preparedBy } from '../../../db/prepared.ts'
import { parcels } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { PARCEL } from '../../../states/parcel.ts'
import { normaliseExpressNumber } from '../../express/index.ts'

import type { ParcelListRequest, ParcelSorting } from '../../../contracts/parcelRequests.ts'
import type { Database } from '../../../db/client.ts'
import type { ParcelRow } from './parcels.ts'

/**
 * When a parcel's free storage began; free days that its customer bought count as a later check-in. The earlier this is,
 * the sooner free storage ends. Compare it with `freeStorageBegunBefore`.
 */
export const freeStorageStart = sql`(${parcels.inboundTime} + make_interval(hours => 24 * ${parcels.extraFreeDays}))`

/** A slice of a customer's parcels. */
export function listParcels(
  db: Database,
  userId: string,
  request: ParcelListRequest,
): Promise<Slice<ParcelRow>> {
  const sorting = request.sorting || 'creationTime desc'
  const { filter = '' } = request
  const words = filter.trim()
  const values = {
    ...request,
    filter: words === '' ? undefined : containing(words),
    number: containing(normaliseExpressNumber(words)),
    userId,
  }
  const filters = FILTERS.filter((name) => values[name] !== undefined)
  const read = parcelLists({ sorting, filters })
  return slice(request, (limit, offset) => read(db, { ...values, limit, offset }))
}

const ORDERS: Readonly<Record<ParcelSorting, SQL[]>> = {
  'creationTime desc': [desc(parcels.creationTime), desc(parcels.id)],
  'creationTime asc': [asc(parcels.creationTime), asc(parcels.id)],
  'inboundTime desc': [sql`${parcels.inboundTime} desc nulls last`, desc(parcels.id)],
  'inboundTime asc': [sql`${parcels.inboundTime} asc nulls last`, asc(parcels.id)],
  'freeUntil asc': [
    sql`${inArray(parcels.status, PARCEL.all('storageRunning'))} desc`,
    sql`${freeStorageStart} asc nulls last`,
    asc(parcels.id),
  ],
}

/** What a logistics order may take. */
const canSubmit = sql`(${parcels.status} = ${ParcelStatus.Inbound} and ${parcels.isDeclared} and ${parcels.logisticsOrderId} is null)`

/** Where in a parcel a customer looks for words. */
const holds = or(
  ilike(parcels.expressNumber, sql.placeholder('number')),
  ilike(parcels.declaredName, sql.placeholder('filter')),
  ilike(parcels.remarks, sql.placeholder('filter')),
  ilike(sql`array_to_string(${parcels.tags}, ' ')`, sql.placeholder('filter')),
)

/** What a list can be narrowed by. */
const CONDITIONS = {
  status: eq(parcels.status, sql.placeholder('status')),
  statuses: sql`${parcels.status} = any(${sql.placeholder('statuses')})`,
  isDeclared: eq(parcels.isDeclared, sql.placeholder('isDeclared')),
  isSubmitted: sql`(${parcels.logisticsOrderId} is not null) = ${sql.placeholder('isSubmitted')}`,
  canSubmit: sql`${canSubmit} = ${sql.placeholder('canSubmit')}`,
  filter: holds,
}
type Filter = keyof typeof CONDITIONS
const FILTERS = Object.keys(CONDITIONS) as Filter[]

interface ListShape {
  readonly sorting: ParcelSorting
  readonly filters: readonly Filter[]
}

const parcelLists = preparedBy((db, { sorting, filters }: ListShape) => {
  const where = and(eq(parcels.userId, sql.placeholder('userId')), ...filters.map((name) => CONDITIONS[name]))
  return db
    .select({ ...getTableColumns(parcels), totalCount: db.$count(parcels, where) })
    .from(parcels)
    .where(where)
    .orderBy(...ORDERS[sorting])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})
