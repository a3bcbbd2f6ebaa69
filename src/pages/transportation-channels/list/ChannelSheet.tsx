import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { unitOf, type Channel } from '@/model/shipping/channel'
import { Metering } from '@/model/enumerations/shipping'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Sheet } from '@/ui/layout/Sheet'

import { limitsText } from '../_shared/limitsText'
import type { ChannelListStore } from './ChannelListStore'
import { priceTexts } from './priceText'

import './ChannelSheet.scss'

interface Props {
  readonly store: ChannelListStore
}

/** All terms of a delivery method, its prices by destination, and the way to the calculator. */
export const ChannelSheet = observer(function ChannelSheet({ store }: Props) {
  const { list, openedId, detail } = store
  const listed = list.rows.items.find(({ id }) => id === openedId)
  return (
    <Sheet
      isOpen={openedId !== null}
      title={listed?.displayName ?? t('title.deliveryMethods')}
      closeText={t('common.close')}
      onClose={store.close}
    >
      <ResourceView
        resource={detail}
        notFound={<EmptyState illustration="search" text={t('channels.gone')} />}
      >
        {(channel) => <Terms channel={channel} store={store} />}
      </ResourceView>
    </Sheet>
  )
})

const Terms = observer(function Terms({ channel, store }: Props & { readonly channel: Channel }) {
  const { description, rates, shippingMethodType } = channel
  const calculate = useCommand(async () => {
    const { regionGroupId } = store
    store.close()
    await openPage('calculate', { to: regionGroupId, method: shippingMethodType.id })
  })
  return (
    <>
      <Card>
        {description !== '' && <Text className="channel-terms__description">{description}</Text>}
        <DescriptionList entries={entriesOf(channel)} />
      </Card>
      <Card title={t('channels.rates')}>
        <DescriptionList
          entries={rates.map(({ regionGroupDisplayName, pricing, transitDays }) => ({
            term: regionGroupDisplayName,
            text: t('channels.ratesOf', {
              days: `${transitDays.minimum}–${transitDays.maximum}`,
              price: priceTexts(pricing, store.currencyCode).join(' · '),
            }),
          }))}
        />
      </Card>
      <View className="channel-terms__action">
        <Button id="to-calculator" block onClick={() => void calculate.run()}>
          {t('channels.calculate')}
        </Button>
      </View>
    </>
  )
})

function entriesOf(channel: Channel) {
  const { goodsTypes, receivingMethods, limits, isTaxIncluded, metering, volumeDivisor } = channel
  const { roundingStep, minimumMeasure } = channel
  const isByVolume = metering === Metering.VOLUME
  return [
    {
      term: t('channels.metering'),
      text: isByVolume ? t('channels.byVolume') : t('channels.byWeight', { divisor: volumeDivisor }),
    },
    {
      term: t('channels.steps'),
      text: t('channels.stepsText', {
        step: formatMeasure(roundingStep),
        minimum: formatMeasure(minimumMeasure),
        unit: unitOf(channel),
      }),
    },
    { term: t('channels.limits'), text: limitsText(limits) },
    { term: t('channels.goods'), text: goodsTypes.map(({ displayName }) => displayName).join(' · ') },
    {
      term: t('channels.receiving'),
      text: receivingMethods.map((method) => t(`channels.receiving.${method}`)).join(' · '),
    },
    { term: t('channels.tax'), text: t(isTaxIncluded ? 'channels.taxIncluded' : 'channels.taxExtra') },
  ]
}
