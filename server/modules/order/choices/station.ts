import { fieldProblem } from '../../../base/http/problem.ts'
import { ReceivingMethod } from '../../../contracts/enumerations.ts'
import { findStationIn } from '../repository/choices.ts'

import type { Database } from '../../../db/client.ts'

/**
 * The pickup station of an order that is collected; null for one that comes to the door.
 *
 * @param keptId the order's current station, which is allowed even if it's full
 * @throws ApiProblem 400 PickupStationRequired if it is missing, unknown or elsewhere
 * @throws ApiProblem 400 PickupStationFull
 */
export async function stationFor(
  db: Database,
  receivingMethod: ReceivingMethod,
  pickupStationId: string | undefined,
  regionGroupId: string,
  keptId: string | null = null,
): Promise<string | null> {
  if (receivingMethod !== ReceivingMethod.PICKUP_STATION) return null
  const station = await findStationIn(db, regionGroupId, pickupStationId ?? '')
  if (!station) throw fieldProblem(400, 'PickupStationRequired', 'pickupStationId')
  if (station.isFull && station.id !== keptId) throw fieldProblem(400, 'PickupStationFull', 'pickupStationId')
  return station.id
}
