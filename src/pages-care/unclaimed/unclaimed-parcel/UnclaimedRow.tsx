import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { unclaimedTone, type UnclaimedParcel } from '@/model/parcel/unclaimedParcel'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { RowCard } from '@/ui/list/RowCard'
import { StatusTag } from '@/ui/feedback/StatusTag'

/** An unclaimed parcel, limited to the details every customer may see; one that the customer claimed says so. */
export const UnclaimedRow = observer(function UnclaimedRow({ parcel }: { parcel: UnclaimedParcel }) {
  const { id, maskedNumber, photo, arrivalDay, weightClassDisplayName, isClaimedByMe } = parcel
  return (
    <RowCard
      isEven
      id={`unclaimed-${id}`}
      icon="parcel"
      picture={photo === null ? undefined : assetUrl(photo)}
      title={t('unclaimed.arrived', { day: arrivalDay })}
      number={maskedNumber}
      status={
        isClaimedByMe ? (
          <StatusTag tone={unclaimedTone(parcel)} text={t('unclaimed.mineUnderReview')} />
        ) : undefined
      }
      meta={weightClassDisplayName}
      onClick={() => void openPage('claimParcel', { id })}
    />
  )
})
