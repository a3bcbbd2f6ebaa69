import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/Card'
import { ResourceView } from '@/ui/ResourceView'
import { SectionHead } from '@/ui/SectionHead'
import { SwitchField } from '@/ui/SwitchField'
import { useCommand } from '@/ui/useCommand'

import type { SettingListStore } from './SettingListStore'

import './setting-list.scss'

/** Of what the customer hears, way by way. */
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
          {channel === 'WECHAT' && <Text className="setting-hint">{t('settings.notificationsWechat')}</Text>}
          {switches.map((item) => (
            <Switch
              key={item.kind}
              id={`notify-${item.kind}-${channel}`}
              label={item.displayName}
              isOn={item.isEnabled}
              turn={(isEnabled) => store.turn(item.kind, channel, isEnabled)}
            />
          ))}
        </Card>
      ))}
    </>
  )
})

interface SwitchProps {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => Promise<void>
}

/** Each is a command of its own: one that is still being saved holds up no other. */
const Switch = observer(function Switch({ id, label, isOn, turn }: SwitchProps) {
  const command = useCommand(turn)
  return <SwitchField id={id} label={label} isOn={isOn} onChange={(next) => void command.run(next)} />
})
