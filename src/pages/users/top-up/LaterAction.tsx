import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Button } from '@/ui/control/Button'
import { useFormCommand } from '@/ui/form/useFormCommand'

import type { TopUpStore } from './TopUpStore'

import './LaterAction.scss'

interface Props {
  readonly store: TopUpStore
  readonly onCreated: (id: string) => void
}

/** Saves the top-up without its proof. Not offered once there are pictures, because they would be lost. */
export const LaterAction = observer(function LaterAction({ store, onCreated }: Props) {
  const later = useFormCommand(store.form, async () => {
    const id = await store.saveForLater()
    if (id !== null) onCreated(id)
  })
  if (!store.form.photos.isEmpty) return null
  return (
    <View className="topup-later">
      <Button
        id="save-for-later"
        kind="text"
        size="m"
        isBusy={later.isRunning}
        onClick={() => void later.run()}
      >
        {t('topUp.later')}
      </Button>
      <Text className="topup-later__hint">{t('topUp.laterHint')}</Text>
    </View>
  )
})
