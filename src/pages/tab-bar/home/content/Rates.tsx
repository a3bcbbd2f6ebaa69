import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { ExchangeRate } from '@/model/content/homeContent'
import type { Resource } from '@/stores/Resource'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'
import { Icon } from '@/ui/media/Icon'

import { Block } from './Block'

import './Rates.scss'

const SECONDS_PER_RATE = 4

/** Exchange rates that scroll by; a tap stops them and shows all at once. */
export const Rates = observer(function Rates({ block }: { block: Resource<readonly ExchangeRate[]> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block name="rates" block={block}>
      {(items) => (
        <Pressable
          id="rates"
          className={`rates ${isOpen ? 'rates--open' : ''}`}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Text className="rates__title">{t('home.rates')}</Text>
          <View className="rates__window">
            <View
              className="rates__track"
              style={{ animationDuration: `${items.length * SECONDS_PER_RATE}s` }}
            >
              <Lap rates={items} />
              {/* Follows the first without a gap. */}
              {!isOpen && <Lap rates={items} isAgain />}
            </View>
          </View>
          <Icon name="chevron-down" size="s" />
        </Pressable>
      )}
    </Block>
  )
})

interface LapProps {
  readonly rates: readonly ExchangeRate[]
  readonly isAgain?: boolean
}

function Lap({ rates, isAgain = false }: LapProps) {
  return (
    <View className="rates__lap" {...semantics({ isHidden: isAgain })}>
      {rates.map(({ currencyCode, rate, baseCurrencyCode }) => (
        <Text key={currencyCode}>{`1 ${currencyCode} = ${rate} ${baseCurrencyCode}`}</Text>
      ))}
    </View>
  )
}
