import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { MessageSwitch } from '@/model/account/messagePreference'
import { Card } from '@/ui/layout/Card'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SectionHead } from '@/ui/layout/SectionHead'
import { SwitchField } from '@/ui/form/SwitchField'
import { useCommand } from '@/ui/control/useCommand'

import type { SettingListStore } from './SettingListStore'

import './setting-list.scss'

/** Notification switches, by channel. */
export const NotificationSwitches = observer(function NotificationSwitches({
  store,
}: {
  store: SettingListStore
}) {
  return (
    <>
      <SectionHead title={t('settings.notifications')} />
      <Text className="setting-hint">{t('settings.notificationsHint')}</Text>
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
