import { t } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import { isReviewLate, timeLeft, topupState, type TopupDetail } from '@/model/funds/topup'
import { formatDate, formatTime } from '@/model/format/relativeTime'

/** A top-up's state in a sentence or two. */
export function newsText(topup: TopupDetail): string {
  const state = topupState(topup)
  switch (state) {
    case 'pending':
      return pendingText(topup)
    case 'review':
      return reviewText(topup)
    case 'rejected':
      return `${t('topupResult.reason', { reason: topup.rejectReason ?? '' })}\n${t('topupResult.rejected')}`
    case 'unknown':
      return topup.logs[0]?.text ?? ''
    default:
      return t(`topupResult.${state}`)
  }
}

function pendingText({ expirationTime, serverTime }: TopupDetail): string {
  if (expirationTime === null) return t('topupResult.pendingOpen')
  const { hours, minutes } = timeLeft(expirationTime, serverTime)
  const left = t(hours > 0 ? 'topupResult.left.hours' : 'topupResult.left.minutes', { hours, minutes })
  return t('topupResult.pending', { time: momentText(expirationTime, serverTime), left })
}

function reviewText(topup: TopupDetail): string {
  const { expectedReviewTime, serverTime } = topup
  if (expectedReviewTime === null) return t('topupResult.reviewOpen')
  const time = momentText(expectedReviewTime, serverTime)
  return t(isReviewLate(topup) ? 'topupResult.reviewLate' : 'topupResult.review', { time })
}

/** "15:30", with the date on any other day. */
function momentText(moment: Date, now: Date): string {
  const date = formatDate(moment)
  const time = formatTime(moment)
  return date === formatDate(now) ? time : `${dayText(date)} ${time}`
}
