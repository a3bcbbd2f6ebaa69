import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isTopupOpen, type TopupDetail } from '@/model/funds/topup'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { Evidence } from '@/ui/media/Evidence'

import type { TopupResultStore } from './TopupResultStore'

interface Props {
  readonly store: TopupResultStore
  readonly topup: TopupDetail
}

/** The pictures that the customer sent. */
export const ProofCard = observer(function ProofCard({ store, topup }: Props) {
  const urls = topup.images.map(assetUrl)
  if (urls.length === 0) return null
  return (
    <Card id="topup-proof" title={t('topupResult.proof')} aside={`${urls.length}`}>
      <Evidence
        photos={urls.map((url, index) => ({ url, caption: t('topupResult.picture', { number: index + 1 }) }))}
        onPreview={(index) => previewImages(urls, index)}
      />
      {isTopupOpen(topup) && (
        <Button id="correct-proof" kind="secondary" size="m" block icon="edit" onClick={store.correct}>
          {t('topupResult.correct')}
        </Button>
      )}
    </Card>
  )
})
