import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { User } from '@/model/account/user'
import { isInsideMiniProgram } from '@/platform/device/host'
import { showToast } from '@/platform/dialog/toast'
import { wechatRefusal } from '@/platform/wechat/wechatRefusal'
import { Avatar } from '@/ui/media/Avatar'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { explainNoPhotos, pickPhotosOrExplain } from '@/ui/form/pickPhotosOrExplain'
import { useCommand } from '@/ui/control/useCommand'

import type { ProfileStore } from './ProfileStore'

interface Props {
  readonly store: ProfileStore
  readonly user: User
}

/** The customer's avatar and name. In the mini program, WeChat offers the one from their WeChat profile. */
export const AvatarRow = observer(function AvatarRow({ store, user }: Props) {
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
        onOpened: (answer: Readonly<Record<string, unknown>>) => {
          if (typeof answer.avatarUrl === 'string') void change.run(answer.avatarUrl)
          else void explainNoPhotos(wechatRefusal(answer))
        },
      }
    : {}

  return (
    <Card>
      <View className="profile-avatar">
        <Avatar picture={user.avatar} size="l" />
        <View className="profile-avatar__words">
          <Text className="profile-avatar__name">{user.nickname}</Text>
          <Button
            id="change-avatar"
            kind="secondary"
            size="s"
            icon="camera"
            isBusy={change.isRunning}
            onClick={byWechat.openType === undefined ? () => void pick() : () => undefined}
            {...byWechat}
          >
            {t('profile.changeAvatar')}
          </Button>
        </View>
      </View>
    </Card>
  )
})
