import { SECOND_MS } from '../../base/time/clock.ts'
import { AfterSalesStatus, TopupStatus } from '../../contracts/enumerations.ts'
import { findStayedCases } from '../../modules/afterSales/index.ts'
import { findStayedTopups } from '../../modules/topup/index.ts'
import { findStayedClaims } from '../../modules/unclaimedParcel/index.ts'
import { text } from '../../texts/text.ts'
import { BATCH, type FindChores } from './chore.ts'
import { stayOf } from './due.ts'

/** How long a customer waits for somebody to look at their request. */
const REVIEW_MS = 20 * SECOND_MS

/** Top-ups that should be approved. */
export const topupChores: FindChores = async (context) => {
  const stay = stayOf(TopupStatus.PendingAudit, REVIEW_MS, context)
  const due = await findStayedTopups(context.db, stay, BATCH)
  return due.map(
    ({ id }) =>
      () =>
        context.db.transaction((tx) => context.services.topupStaff.approve(tx, id, 'en')),
  )
}

/** Claims to unclaimed parcels that should be approved. */
export const claimChores: FindChores = async (context) => {
  const due = await findStayedClaims(context.db, stayOf('UNDER_REVIEW', REVIEW_MS, context), BATCH)
  return due.map(
    ({ expressNumber }) =>
      () =>
        context.services.unclaimedParcelStaff.approve(expressNumber, 'en'),
  )
}

/** After-sales requests that should get a first answer. */
export const afterSalesChores: FindChores = async (context) => {
  const due = await findStayedCases(context.db, stayOf(AfterSalesStatus.Open, REVIEW_MS, context), BATCH)
  const content = `${text('zh-Hans', 'autopilot.answer')}\n${text('en', 'autopilot.answer')}`
  return due.map(
    ({ id }) =>
      () =>
        context.services.afterSalesStaff.answer(id, { content, images: [] }, 'en'),
  )
}
