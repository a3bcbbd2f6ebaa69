import type { Clock } from '../../base/time/clock.ts'
import type { Database } from '../../db/client.ts'
import type { PictureStorage } from '../../modules/upload/index.ts'
import type { Services } from '../../services/index.ts'

/** What the autopilot works with. */
export interface AutopilotContext {
  readonly db: Database
  readonly clock: Clock
  readonly services: Pick<
    Services,
    | 'parcelStaff'
    | 'orderStaff'
    | 'serviceRequestStaff'
    | 'topupStaff'
    | 'unclaimedParcelStaff'
    | 'afterSalesStaff'
  >
  readonly storage: PictureStorage
  /** 2 makes everything happen twice as fast. */
  readonly speed: number
}

/** Something that is due, done by the services that staff call. */
export type Chore = () => Promise<unknown>

/** Finds what is due in one part of the warehouse, longest overdue first. */
export type FindChores = (context: AutopilotContext) => Promise<Chore[]>

/** How many things of a kind are done in one round. */
export const BATCH = 100
