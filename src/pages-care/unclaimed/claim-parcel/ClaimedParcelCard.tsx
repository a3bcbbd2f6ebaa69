import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { UnclaimedParcel } from '@/model/parcel/unclaimedParcel'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Evidence } from '@/ui/media/Evidence'

/** The claimed parcel, with a photo large enough to recognize it. */
export const ClaimedParcelCard = observer(function ClaimedParcelCard({
  parcel,
}: {
  parcel: UnclaimedParcel
}) {
  const { maskedNumber, photo, arrivalDay, weightClassDisplayName } = parcel
  const urls = photo === null ? [] : [assetUrl(photo)]
  return (
    <Card id="claimed-parcel" title={maskedNumber}>
      {urls.length > 0 && (
        <Evidence
          photos={urls.map((url) => ({ url, caption: t('unclaimed.arrived', { day: arrivalDay }) }))}
          onPreview={(index) => previewImages(urls, index)}
        />
      )}
      <DescriptionList
        entries={[
          { term: t('unclaimed.arrivalDay'), text: arrivalDay },
          { term: t('unclaimed.weight'), text: weightClassDisplayName },
        ]}
      />
    </Card>
  )
})
