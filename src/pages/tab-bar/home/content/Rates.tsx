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
export const Rates = observer(function Rates({ rates }: { rates: Resource<readonly ExchangeRate[]> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block name="rates" resource={rates}>
      {(items) => (
        <Pressable
          id="rates"
          className={`rates ${isOpen ? 'rates--open' : ''}`.trim()}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <View className="icon icon--m home-icon--rates" {...semantics({ isHidden: true })} />
          <Text className="rates__title">{t('home.rates')}</Text>
          {isOpen ? (
            <View className="rates__all">
              <RateTexts rates={items} />
            </View>
          ) : (
            <View className="rates__window">
              <View
                className="rates__track"
                style={{ animationDuration: `${items.length * SECONDS_PER_RATE}s` }}
              >
                <View className="rates__lap">
                  <RateTexts rates={items} />
                </View>
                {/* Follows without a gap. */}
                <View className="rates__lap rates__lap--again" {...semantics({ isHidden: true })}>
                  <RateTexts rates={items} />
                </View>
              </View>
            </View>
          )}
          <View className="rates__arrow">
            <Icon name="chevron-down" size="s" />
          </View>
        </Pressable>
      )}
    </Block>
  )
})

const RateTexts = observer(function RateTexts({ rates }: { rates: readonly ExchangeRate[] }) {
  return rates.map(({ currencyCode: currency, rate, baseCurrencyCode: base }) => (
    <Text key={currency} className="rates__rate">
      {t('home.rate', { currency, rate, base })}
    </Text>
  ))
})
