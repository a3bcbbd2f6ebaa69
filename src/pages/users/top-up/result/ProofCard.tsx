import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isTopupOpen, type TopupDetail } from '@/model/funds/topup'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'

import type { TopupResultStore } from './TopupResultStore'

import './ProofCard.scss'

interface Props {
  readonly store: TopupResultStore
  readonly topup: TopupDetail
}

/** The pictures that the customer sent; a tap opens one full screen. */
export const ProofCard = observer(function ProofCard({ store, topup }: Props) {
  const urls = topup.images.map(assetUrl)
  if (urls.length === 0) return null
  return (
    <Card id="topup-proof" title={t('topupResult.proof')}>
      <View className="proof-pictures">
        {urls.map((url, index) => (
          <Pressable
            key={index}
            id={`proof-${index}`}
            className="proof-pictures__frame"
            label={t('topupResult.picture', { number: index + 1 })}
            onClick={() => previewImages(urls, index)}
          >
            <Picture className="proof-pictures__picture" src={url} fit="cover" isLazy />
          </Pressable>
        ))}
      </View>
      {isTopupOpen(topup) && (
        <Button id="correct-proof" kind="secondary" size="m" block icon="edit" onClick={store.proof.open}>
          {t('topupResult.correct')}
        </Button>
      )}
    </Card>
  )
})
