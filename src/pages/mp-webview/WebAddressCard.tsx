import { Text, View } from '@tarojs/components'

import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import './WebAddressCard.scss'

interface Props {
  readonly icon: IconName
  readonly text: string
  /** Large, because it tells whose page it is. */
  readonly host?: string
  readonly url: string
  readonly hint?: string
}

/** An address outside the app, and what becomes of it. */
export function WebAddressCard({ icon, text, host, url, hint }: Props) {
  return (
    <Card id="web-address">
      <View className="web-address">
        <View className="web-address__icon">
          <Icon name={icon} size="l" />
        </View>
        <Text className="web-address__text">{text}</Text>
        {host !== undefined && (
          <Text id="host" className="web-address__host">
            {host}
          </Text>
        )}
        <Text id="address" className="web-address__url" selectable>
          {url}
        </Text>
        {hint !== undefined && <Text className="web-address__hint">{hint}</Text>}
      </View>
    </Card>
  )
}
