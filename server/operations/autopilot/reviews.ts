import { and, eq, gt, lte } from 'drizzle-orm'

import { after, DAY_MS, SECOND_MS } from '../../base/time/clock.ts'
import { AfterSalesStatus, TopupStatus } from '../../contracts/enumerations.ts'
import { afterSalesCases, topups, unclaimedParcelClaims, unclaimedParcels } from '../../db/schema/index.ts'
import { text } from '../../texts/text.ts'
import { BATCH, type FindChores } from './chore.ts'
import { hasStayed } from './due.ts'

/** How long a customer waits for somebody to look at their request. */
const REVIEW_MS = 20 * SECOND_MS

/** Top-ups that should be found in order. */
export const topupChores: FindChores = async (context) => {
  const due = await context.db
    .select({ id: topups.id })
    .from(topups)
    .where(hasStayed(topups, TopupStatus.PendingAudit, REVIEW_MS, context))
    .orderBy(topups.statusTime)
    .limit(BATCH)
  return due.map(
    ({ id }) =>
      () =>
        context.services.topupStaff.approve(id, 'en'),
  )
}

/** Claims of parcels without an owner that should be believed. */
export const claimChores: FindChores = async ({ db, clock, speed, services }) => {
  const now = clock.now()
  const due = await db
    .select({ expressNumber: unclaimedParcels.expressNumber })
    .from(unclaimedParcelClaims)
    .innerJoin(unclaimedParcels, eq(unclaimedParcels.id, unclaimedParcelClaims.unclaimedParcelId))
    .where(
      and(
        eq(unclaimedParcelClaims.status, 'UNDER_REVIEW'),
        lte(unclaimedParcelClaims.creationTime, after(now, -REVIEW_MS / speed)),
        gt(unclaimedParcelClaims.creationTime, after(now, -DAY_MS)),
      ),
    )
    .limit(BATCH)
  return due.map(
    ({ expressNumber }) =>
      () =>
        services.unclaimedParcelStaff.approve(expressNumber, 'en'),
  )
}

/** After-sales cases that should get a first answer. */
export const afterSalesChores: FindChores = async (context) => {
  const due = await context.db
    .select({ id: afterSalesCases.id })
    .from(afterSalesCases)
    .where(hasStayed(afterSalesCases, AfterSalesStatus.Open, REVIEW_MS, context))
    .orderBy(afterSalesCases.statusTime)
    .limit(BATCH)
  const content = `${text('zh-Hans', 'autopilot.answer')}\n${text('en', 'autopilot.answer')}`
  return due.map(
    ({ id }) =>
      () =>
        context.services.afterSalesStaff.answer(id, { content, images: [] }, 'en'),
  )
}
