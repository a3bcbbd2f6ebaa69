import { fieldProblem } from '../../base/http/problem.ts'
import { notify } from '../message/index.ts'
import { findPickupStation } from '../pickupStation/index.ts'
import { lockUserByIdCode, setPickupStation } from './repository/profile.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { ChangePickupStationRequest, CustomerPickupStation } from '../../contracts/user.ts'
import type { Database } from '../../db/client.ts'

/** What customer service does for a customer who has chosen a pickup point already. */
export interface PickupStationStaffService {
  /** @throws ApiProblem 400 IdCodeUnknown, PickupStationUnknown */
  change(request: ChangePickupStationRequest, language: Language): Promise<CustomerPickupStation>
}

export function createPickupStationStaffService(db: Database, clock: Clock): PickupStationStaffService {
  return {
    change: ({ idCode, pickupStationId }, language) =>
      db.transaction(async (tx) => {
        const customer = await lockUserByIdCode(tx, idCode)
        if (!customer) throw fieldProblem(400, 'IdCodeUnknown', 'idCode')
        const found = await findPickupStation(tx, pickupStationId)
        if (!found) throw fieldProblem(400, 'PickupStationUnknown', 'pickupStationId')
        const name = found.station.displayName
        if (customer.pickupStationId !== pickupStationId) {
          await setPickupStation(tx, customer.id, pickupStationId)
          const event = 'pickupStationChanged'
          const notice = { userId: customer.id, kind: 'LOGISTICS_ORDER', event, subject: null } as const
          await notify(tx, { ...notice, params: { name } }, clock.now())
        }
        return {
          idCode: customer.idCode,
          pickupStation: { id: pickupStationId, displayName: name[language] },
        }
      }),
  }
}
