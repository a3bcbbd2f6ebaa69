import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import { formatDate } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import { boxText } from '@/model/shipping/box'
import type { KeptQuote } from '@/model/shipping/keptQuote'
import { useCommand } from '@/ui/control/useCommand'
import { Pressable } from '@/ui/control/Pressable'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'

import type { CalculateStore } from './CalculateStore'

import './KeptList.scss'

/** Quotes kept on this device; a tap prices the same box anew. */
export const KeptList = observer(function KeptList({ store }: { store: CalculateStore }) {
  const { items, remove } = store.kept
  const reuse = useCommand(store.reuse)
  if (items.length === 0) return null
  return (
    <Card id="kept-quotes" title={t('calculate.keptTitle')}>
      {items.map((quote) => (
        <View key={quote.id} className="kept-quote">
          <Pressable
            id={`kept-${quote.id}`}
            className="kept-quote__main"
            onClick={() => void reuse.run(quote)}
          >
            <View className="kept-quote__line">
              <Text className="kept-quote__name">{quote.channelName}</Text>
              <Text className="kept-quote__total">{moneyText(quote.total, quote.currencyCode)}</Text>
            </View>
            <Text className="kept-quote__box">{`${quote.destination} · ${boxText(quote.values)}`}</Text>
            <Text className="kept-quote__box">{t('calculate.keptOn', { date: dateOf(quote) })}</Text>
          </Pressable>
          <Pressable
            id={`remove-${quote.id}`}
            className="kept-quote__remove"
            label={t('calculate.keptRemove', { name: quote.channelName })}
            onClick={() => remove(quote.id)}
          >
            <Icon name="close" size="s" />
          </Pressable>
        </View>
      ))}
    </Card>
  )
})

function dateOf({ time }: KeptQuote): string {
  return dayText(formatDate(new Date(time)))
}
