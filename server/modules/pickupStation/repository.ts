import { asc, eq } from 'drizzle-orm'

import { pickupStations, regionGroups } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type PickupStationRow = Awaited<ReturnType<typeof stationsFrom>>[number]

function stationsFrom(db: Database) {
  return db
    .select({ station: pickupStations, regionGroupName: regionGroups.displayName })
    .from(pickupStations)
    .innerJoin(regionGroups, eq(regionGroups.id, pickupStations.regionGroupId))
}

/** The pickup stations of a region group or of all, in the order in which they are shown. */
export function listPickupStations(
  db: Database,
  regionGroupId: string | undefined,
): Promise<PickupStationRow[]> {
  return stationsFrom(db)
    .where(regionGroupId === undefined ? undefined : eq(pickupStations.regionGroupId, regionGroupId))
    .orderBy(asc(pickupStations.displayOrder))
}

export async function findPickupStation(db: Database, id: string): Promise<PickupStationRow | undefined> {
  const [row] = await stationsFrom(db).where(eq(pickupStations.id, id))
  return row
}

export async function setPickupStationFull(db: Database, id: string, isFull: boolean): Promise<void> {
  await db.update(pickupStations).set({ isFull }).where(eq(pickupStations.id, id))
}
