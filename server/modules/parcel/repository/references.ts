import { and, eq, inArray } from 'drizzle-orm'

import { AdditionalServiceType } from '../../../contracts/enumerations.ts'
import {
  additionalServices,
  declaredNames,
  logisticsOrders,
  pickupStations,
  users,
  warehouses,
} from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'
import type { Localised } from '../../../texts/localised.ts'

export type ServiceRow = typeof additionalServices.$inferSelect

/** The order that a parcel is in, with the pickup point that it goes to. */
export interface ShipmentRow {
  readonly order: typeof logisticsOrders.$inferSelect
  readonly station: typeof pickupStations.$inferSelect | null
}

/** The ID of a warehouse, if there is one with it; without an ID that of the tenant's first. */
export async function findWarehouseId(db: Database, id: string | undefined): Promise<string | undefined> {
  const [warehouse] = await db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(id === undefined ? undefined : eq(warehouses.id, id))
    .orderBy(warehouses.displayOrder)
    .limit(1)
  return warehouse?.id
}

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

/** Those of the given services that are offered for a parcel that is declared. */
export function findParcelServices(db: Database, ids: readonly string[]): Promise<ServiceRow[]> {
  return db
    .select()
    .from(additionalServices)
    .where(
      and(
        inArray(additionalServices.id, [...ids]),
        eq(additionalServices.additionalServiceType, AdditionalServiceType.PARCEL),
      ),
    )
    .orderBy(additionalServices.displayOrder)
}

export async function findShipment(db: Database, orderId: string): Promise<ShipmentRow | undefined> {
  const [row] = await db
    .select({ order: logisticsOrders, station: pickupStations })
    .from(logisticsOrders)
    .leftJoin(pickupStations, eq(pickupStations.id, logisticsOrders.pickupStationId))
    .where(eq(logisticsOrders.id, orderId))
  return row
}

/** Lets one of a customer's transactions at a time pass, without keeping others from referring to the customer. */
export async function lockCustomer(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
