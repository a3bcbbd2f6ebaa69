import { sql } from 'drizzle-orm'

import type { Database } from '../../../server/db/client.ts'

/** Copies a parcel. The copies have their own IDs, tracking numbers and times, and various statuses. */
export async function multiplyParcel(db: Database, parcelId: string, copies: number): Promise<void> {
  await db.execute(sql`
    insert into parcels
    select copy.* from parcels original
    cross join generate_series(1, ${copies}::int) as n
    cross join lateral jsonb_populate_record(original, jsonb_build_object(
      'id', original.id || '-' || n,
      'express_number', original.express_number || '-' || n,
      'status', (array[50, 60, 63, 150])[1 + n % 4],
      'creation_time', original.creation_time - n * interval '1 hour'
    )) as copy
    where original.id = ${parcelId}`)
}
