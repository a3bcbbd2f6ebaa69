import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { claimTone, type ParcelClaim } from '@/model/unclaimedParcel'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/assetUrl'
import { RowCard } from '@/ui/RowCard'
import { StatusTag } from '@/ui/StatusTag'

/** A claim of the customer's and how it stands; an approved one leads to the parcel that it has become. */
export const ClaimRow = observer(function ClaimRow({ claim }: { claim: ParcelClaim }) {
  const { id, maskedNumber, photo, status, statusDisplayName, parcelId, unclaimedParcelId } = claim

  function open(): void {
    if (parcelId === null) void openPage('claimParcel', { id: unclaimedParcelId })
    else void openPage('parcelDetail', { id: parcelId })
  }

  return (
    <RowCard
      id={`claim-${id}`}
      icon="parcel"
      picture={photo === null ? undefined : assetUrl(photo)}
      title={t('unclaimed.claimedAt', { time: timeText(claim.creationTime) })}
      number={maskedNumber}
      status={<StatusTag tone={claimTone(status)} text={statusDisplayName} />}
      meta={nextOf(claim)}
      onClick={open}
    />
  )
})

/** What happens now, or why nothing does. */
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
