import { eq } from 'drizzle-orm'

import { users } from '../../db/schema/index.ts'
import { fieldProblem } from '../../base/http/problem.ts'
import { localised } from '../../texts/localised.ts'
import { notify } from '../message/index.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { ChangePickupStationRequest, CustomerPickupStation } from '../../contracts/user.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { PickupStationService } from '../pickupStation/index.ts'

/** What customer service does for a customer whose one choice of a pickup station is made. */
export interface PickupStationDesk {
  /** @throws ApiProblem 400 IdCodeUnknown, PickupStationUnknown */
  change(request: ChangePickupStationRequest, language: Language): Promise<CustomerPickupStation>
}

export function createPickupStationDesk(
  db: Database,
  clock: Clock,
  stations: PickupStationService,
): PickupStationDesk {
  return {
    change: ({ idCode, pickupStationId }, language) =>
      db.transaction(async (tx) => {
        const customer = await lockCustomer(tx, idCode)
        const [station, english] = [
          await stations.find(tx, pickupStationId, 'zh-Hans'),
          await stations.find(tx, pickupStationId, 'en'),
        ]
        if (!station || !english) throw fieldProblem(400, 'PickupStationUnknown', 'pickupStationId')
        const name = localised(station.displayName, english.displayName)
        if (customer.pickupStationId !== pickupStationId) {
          await tx.update(users).set({ pickupStationId }).where(eq(users.id, customer.id))
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

async function lockCustomer(tx: Transaction, idCode: string) {
  const [customer] = await tx
    .select({ id: users.id, idCode: users.idCode, pickupStationId: users.pickupStationId })
    .from(users)
    .where(eq(users.idCode, idCode.trim().toUpperCase()))
    .for('update')
  if (!customer) throw fieldProblem(400, 'IdCodeUnknown', 'idCode')
  return customer
}
