import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { MyReferral } from '@/model/account/referral'
import { savePicture } from '@/platform/file/savePicture'
import { previewImages } from '@/platform/photo/imagePreview'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { useCommand } from '@/ui/control/useCommand'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { tellSaved } from '@/ui/feedback/tellSaved'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'

import type { PosterStore } from './PosterStore'
import { posterOf } from './posterOf'

import './PosterCard.scss'

interface Props {
  readonly store: PosterStore
  readonly referral: MyReferral
  /** The customer's nickname; empty until it is known. */
  readonly name: string
}

/** The poster, with a button that saves it. */
export const PosterCard = observer(function PosterCard({ store, referral, name }: Props) {
  const poster = posterOf(referral, name)
  useEffect(() => void store.show(poster))

  return (
    <Card id="poster" title={t('referral.poster')}>
      {store.hasFailed ? (
        <StateMessage
          illustration="cloud-off"
          text={t('referral.posterFailed')}
          hint={t('referral.posterFailedHint')}
          action={{ id: 'retry-poster', text: t('common.retry'), onClick: () => void store.retry() }}
        />
      ) : (
        <View className="poster">
          <Preview picture={store.picture} label={t('referral.posterLabel', { code: referral.code })} />
          <Text className="poster__hint">{t('referral.posterHint')}</Text>
          <SaveButton picture={store.picture} />
        </View>
      )}
    </Card>
  )
})

function Preview({ picture, label }: { readonly picture: string | null; readonly label: string }) {
  if (picture === null) return <View className="poster__frame poster__frame--waiting" />
  return (
    <Pressable
      id="open-poster"
      className="poster__frame"
      label={label}
      onClick={() => previewImages([picture], 0)}
    >
      <Picture className="poster__picture" src={picture} fit="contain" hasMenu />
    </Pressable>
  )
}

const SaveButton = observer(function SaveButton({ picture }: { readonly picture: string | null }) {
  const save = useCommand(async () => {
    if (picture === null) return
    await tellSaved(await savePicture(picture, `${t('referral.posterFile')}.png`))
  })
  return (
    <Button
      id="save-poster"
      kind="secondary"
      size="m"
      icon="download"
      isBusy={save.isRunning}
      isDisabled={picture === null}
      onClick={() => void save.run()}
    >
      {t('referral.posterSave')}
    </Button>
  )
})
