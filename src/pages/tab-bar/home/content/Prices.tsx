import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { KilogramPrice } from '@/model/content/homeContent'
import { formatMeasure } from '@/model/format/formatMeasure'
import { currencySymbol } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Cell } from '@/ui/layout/Cell'

import { Block } from './Block'

/** What a kilogram costs at least to a few destinations, and the way to the calculator. */
export const Prices = observer(function Prices({ block }: { block: Resource<readonly KilogramPrice[]> }) {
  useEffect(() => {
    // A newcomer turns out to be one only once Home is read.
    if (!block.hasAnswered) void block.ensure()
  }, [block])
  return (
    <Block name="prices" block={block} title={t('home.prices')} onAll={() => openPage('deliveryMethods')}>
      {(items) => (
        <>
          {items.map((offer) => (
            <Offer key={offer.regionGroupId} offer={offer} />
          ))}
          <Cell
            id="to-calculator"
            icon="calculator"
            title={t('home.toCalculator')}
            description={t('home.toCalculatorHint')}
            onClick={() => void openPage('calculate')}
          />
        </>
      )}
    </Block>
  )
})

const Offer = observer(function Offer({ offer }: { offer: KilogramPrice }) {
  const { regionGroupId: to, price, currencyCode, transitDays } = offer
  return (
    <Cell
      id={`price-${to}`}
      title={offer.regionGroupDisplayName}
      description={t('home.priceDays', {
        method: offer.shippingMethodTypeDisplayName,
        from: transitDays.minimum,
        to: transitDays.maximum,
      })}
      value={t('home.fromPrice', { price: currencySymbol(currencyCode) + formatMeasure(Number(price)) })}
      onClick={() => void openPage('deliveryMethods', { to })}
    />
  )
})
