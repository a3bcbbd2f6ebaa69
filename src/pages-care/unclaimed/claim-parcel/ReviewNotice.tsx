import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import type { ParcelClaim } from '@/model/parcel/unclaimedParcel'
import { openPage } from '@/navigation/navigate'
import { Notice } from '@/ui/feedback/Notice'

interface Props {
  readonly whose: 'mine' | 'others'
  readonly claim: ParcelClaim | null
}

/** Replaces the form while a claim is under review. */
export const ReviewNotice = observer(function ReviewNotice({ whose, claim }: Props) {
  if (whose === 'mine') {
    return (
      <Notice
        tone="brand"
        title={t('unclaimed.mineUnderReview')}
        text={
          claim
            ? t('unclaimed.mineSince', { time: formatDateTime(claim.creationTime) })
            : t('unclaimed.nextUnderReview')
        }
      />
    )
  }
  return (
    <Notice
      tone="warning"
      title={t('unclaimed.othersTitle')}
      text={t('unclaimed.othersText')}
      action={{ text: t('unclaimed.customerService'), onClick: () => void openPage('customerService') }}
    />
  )
})
