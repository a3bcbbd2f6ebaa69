import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { claimTone, type ParcelClaim } from '@/model/parcel/unclaimedParcel'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { askToConfirm } from '@/platform/dialog/modal'
import { RowCard } from '@/ui/list/RowCard'
import { StatusTag } from '@/ui/feedback/StatusTag'

/** A claim of the customer with its status. An approved one links to the resulting parcel. */
export const ClaimRow = observer(function ClaimRow({ claim }: { claim: ParcelClaim }) {
  const { id, maskedNumber, photo, status, statusDisplayName, parcelId, unclaimedParcelId } = claim

  async function open(): Promise<void> {
    if (parcelId !== null) await openPage('parcelDetail', { id: parcelId })
    else if (await isGoingOn(claim)) await openPage('claimParcel', { id: unclaimedParcelId })
  }

  return (
    <RowCard
      isEven
      id={`claim-${id}`}
      icon="parcel"
      picture={photo === null ? undefined : assetUrl(photo)}
      title={t('unclaimed.claimedAt', { time: timeText(claim.creationTime) })}
      number={maskedNumber}
      status={<StatusTag tone={claimTone(status)} text={statusDisplayName} />}
      meta={nextOf(claim)}
      onClick={() => void open()}
    />
  )
})

/** Asks whether to claim again, showing the full rejection reason, which the row may truncate. */
async function isGoingOn({ status, statusDisplayName, rejectionReason }: ParcelClaim): Promise<boolean> {
  if (status !== 'REJECTED') return true
  return askToConfirm({
    title: statusDisplayName,
    content: rejectionReason ?? '',
    confirmText: t('unclaimed.claimAgain'),
    cancelText: t('common.close'),
  })
}

/** What happens next, or why the claim was rejected. */
function nextOf({ status, rejectionReason }: ParcelClaim): string {
  switch (status) {
    case 'UNDER_REVIEW':
      return t('unclaimed.nextUnderReview')
    case 'APPROVED':
      return t('unclaimed.nextApproved')
    case 'REJECTED':
      return t('unclaimed.nextRejected', { reason: rejectionReason ?? '' })
  }
}
