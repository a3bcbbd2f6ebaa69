import { Text, View } from '@tarojs/components'

import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'

import './WebAddressCard.scss'

interface Props {
  readonly text: string
  /** Large, because it tells whose page it is. */
  readonly host?: string
  readonly url: string
  readonly hint?: string
  readonly isRefused?: boolean
}

/** An address outside the app, and what becomes of it. */
export function WebAddressCard({ text, host, url, hint, isRefused = false }: Props) {
  return (
    <Card id="web-address">
      <View className="web-address">
        <View className={`web-address__icon ${isRefused ? 'web-address__icon--refused' : ''}`.trim()}>
          <Icon name={isRefused ? 'alert' : 'globe'} size="l" />
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
