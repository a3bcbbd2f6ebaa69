import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { MessageSwitch } from '@/model/account/messagePreference'
import { openPage } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { scrollToElement } from '@/platform/page/scrollTo'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SectionHead } from '@/ui/layout/SectionHead'
import { SwitchField } from '@/ui/form/SwitchField'
import { useCommand } from '@/ui/control/useCommand'

import type { SettingListStore } from './SettingListStore'

import './setting-list.scss'

const PART = 'notifications'

/** A link to the messages, and notification switches by channel. */
export const NotificationSwitches = observer(function NotificationSwitches({
  store,
}: {
  store: SettingListStore
}) {
  const isAskedFor = usePageParams('settingList').part === PART
  useEffect(() => {
    if (isAskedFor) scrollToElement(PART)
  }, [isAskedFor])
  return (
    <>
      <View id={PART}>
        <SectionHead title={t('settings.notifications')} />
      </View>
      <Text className="setting-hint">{t('settings.notificationsHint')}</Text>
      <CellGroup>
        <Cell
          id="messages"
          icon="bell"
          title={t('settings.messages')}
          onClick={() => void openPage('messageList')}
        />
      </CellGroup>
      <ResourceView resource={store.preferences}>{() => <Channels store={store} />}</ResourceView>
    </>
  )
})

const Channels = observer(function Channels({ store }: { store: SettingListStore }) {
  return (
    <>
      {store.channels.map(({ channel, displayName, switches }) => (
        <Card key={channel} title={displayName}>
          {channel === 'WECHAT' && <Text className="setting-hint">{wechatHint(store)}</Text>}
          {switches.map((item) => (
            <Switch
              key={item.kind}
              id={`notify-${item.kind}-${channel}`}
              label={item.displayName}
              help={consentText(item, store)}
              isOn={item.isEnabled}
              setSwitch={(isEnabled) => store.setSwitch(item.kind, channel, isEnabled)}
            />
          ))}
        </Card>
      ))}
    </>
  )
})

function wechatHint({ isWechatReachable }: SettingListStore): string {
  return t(isWechatReachable ? 'settings.notificationsWechat' : 'settings.notificationsWechatSignIn')
}

/** Explains which WeChat consent is still needed, or how many are left. */
function consentText({ isEnabled, consentCount }: MessageSwitch, store: SettingListStore) {
  if (!isEnabled || consentCount === null || !store.isWechatReachable) return undefined
  return consentCount === 0
    ? t('settings.wechatConsentMissing')
    : t('settings.wechatConsents', { count: consentCount })
}

interface SwitchProps {
  readonly id: string
  readonly label: string
  readonly help: string | undefined
  readonly isOn: boolean
  readonly setSwitch: (isOn: boolean) => Promise<void>
}

/** Has its own command, so a switch that is still saving doesn't block the others. */
const Switch = observer(function Switch({ setSwitch, ...field }: SwitchProps) {
  const command = useCommand(setSwitch)
  return <SwitchField {...field} onChange={(next) => void command.run(next)} />
})
