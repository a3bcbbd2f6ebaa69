import { and, eq, inArray, sql } from 'drizzle-orm'

import { preparedBy } from '../../../db/prepared.ts'
import {
  declaredNames,
  logisticsOrders,
  pickupStations,
  unclaimedParcels,
  warehouses,
} from '../../../db/schema/index.ts'
import { UNCLAIMED_PARCEL } from '../../../states/unclaimedParcel.ts'

import type { Database } from '../../../db/client.ts'
import type { Localised } from '../../../texts/localised.ts'

/** The order that a parcel is in, with the pickup point that it goes to. */
export interface ShipmentRow {
  readonly order: typeof logisticsOrders.$inferSelect
  readonly station: typeof pickupStations.$inferSelect | null
}

/** The ID of a warehouse, if there is one with it; without an ID that of the tenant's first. */
export async function findWarehouseId(db: Database, id: string | undefined): Promise<string | undefined> {
  const [warehouse] = await warehouseIds({ isAsked: id !== undefined })(db, { id })
  return warehouse?.id
}

const warehouseIds = preparedBy((db, { isAsked }: { isAsked: boolean }) =>
  db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(isAsked ? eq(warehouses.id, sql.placeholder('id')) : undefined)
    .orderBy(warehouses.displayOrder)
    .limit(1),
)

export async function warehouseName(db: Database, id: string): Promise<Localised> {
  const [row] = await db
    .select({ name: warehouses.displayName })
    .from(warehouses)
    .where(eq(warehouses.id, id))
  if (!row) throw new Error(`no warehouse ${id}`)
  return row.name
}

export async function hasDeclaredName(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: declaredNames.id }).from(declaredNames).where(eq(declaredNames.id, id))
  return found.length > 0
}

/** Whether the warehouse has a parcel with a number and no owner. */
export async function hasUnclaimed(db: Database, expressNumber: string): Promise<boolean> {
  const { id, status } = unclaimedParcels
  const isOwnerless = inArray(status, UNCLAIMED_PARCEL.all('ownerless'))
  const found = await db
    .select({ id })
    .from(unclaimedParcels)
    .where(and(eq(unclaimedParcels.expressNumber, expressNumber), isOwnerless))
  return found.length > 0
}

export async function findShipment(db: Database, orderId: string): Promise<ShipmentRow | undefined> {
  const [row] = await db
    .select({ order: logisticsOrders, station: pickupStations })
    .from(logisticsOrders)
    .leftJoin(pickupStations, eq(pickupStations.id, logisticsOrders.pickupStationId))
    .where(eq(logisticsOrders.id, orderId))
  return row
}
