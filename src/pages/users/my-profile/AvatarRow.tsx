import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isInsideMiniProgram } from '@/platform/device/host'
import { showToast } from '@/platform/dialog/toast'
import { Avatar } from '@/ui/media/Avatar'
import { Button } from '@/ui/control/Button'
import { pickPhotosOrExplain } from '@/ui/form/pickPhotosOrExplain'
import { useCommand } from '@/ui/control/useCommand'

import type { ProfileStore } from './ProfileStore'

interface Props {
  readonly store: ProfileStore
  readonly avatar: string | null
}

/** The customer's avatar. In the mini program, WeChat offers the one from their WeChat profile. */
export const AvatarRow = observer(function AvatarRow({ store, avatar }: Props) {
  const change = useCommand(async (path: string) => {
    await store.changeAvatar(path)
    showToast(t('profile.avatarChanged'))
  })

  async function pick(): Promise<void> {
    const [photo] = await pickPhotosOrExplain(1)
    if (photo) await change.run(photo.path)
  }

  const byWechat = isInsideMiniProgram()
    ? {
        openType: 'chooseAvatar' as const,
        onOpened: ({ avatarUrl }: Readonly<Record<string, unknown>>) => {
          if (typeof avatarUrl === 'string') void change.run(avatarUrl)
        },
      }
    : {}

  return (
    <View className="profile-avatar">
      <Avatar picture={avatar} size="l" />
      <Button
        id="change-avatar"
        kind="secondary"
        size="m"
        icon="camera"
        isBusy={change.isRunning}
        onClick={byWechat.openType === undefined ? () => void pick() : () => undefined}
        {...byWechat}
      >
        {t('profile.changeAvatar')}
      </Button>
    </View>
  )
})
