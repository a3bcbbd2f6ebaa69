import { fieldProblem } from '../../base/http/problem.ts'
import { findLiveParcels, type ParcelRow } from './repository.ts'

import type { ParcelStatus } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'

/**
 * The parcel that a scan in the warehouse means: of several with the number the one that waits for it, or else
 * any of them, so that the refusal can say where it is.
 *
 * @param userId ID of the parcel's owner, if the scan names one
 * @param waiting the status of parcels that expect this scan
 * @throws ApiProblem 409 ParcelNumberAmbiguous when several wait
 */
export async function findScanned(
  db: Database,
  expressNumber: string,
  userId: string | undefined,
  waiting: ParcelStatus,
): Promise<ParcelRow | undefined> {
  const live = await findLiveParcels(db, expressNumber, userId)
  const expected = live.filter(({ status }) => status === waiting)
  if (expected.length > 1) throw fieldProblem(409, 'ParcelNumberAmbiguous', 'idCode')
  return expected[0] ?? live[0]
}
