import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import { moneyText } from '@/model/money/money'
import type { ParcelTotals } from '@/model/order/selectableParcels'
import { openPage, returnToPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { ActionBar } from '@/ui/layout/ActionBar'
import { RollingText } from '@/ui/money/RollingText'

import type { SelectToSubmitStore } from './SelectToSubmitStore'

import './SelectBar.scss'

interface Props {
  readonly store: SelectToSubmitStore
}

/**
 * Figures of the ticked parcels, and the way to the order.
 *
 * @param isChange whether the order is on the page below
 */
export const SelectBar = observer(function SelectBar({
  store,
  isChange,
}: Props & { readonly isChange: boolean }) {
  const { selection } = store
  const goOn = useCommand(async () => {
    selection.chooseForOrder()
    await (isChange ? returnToPage('submitOrder') : openPage('submitOrder'))
  })
  const isEmpty = selection.summary.count === 0
  return (
    <ActionBar left={<Sum store={store} />} note={isEmpty ? t('select.none') : totalsText(store.totals)}>
      <Button
        id="submit-selected"
        block
        isDisabled={isEmpty}
        isBusy={goOn.isRunning}
        onClick={() => void goOn.run()}
      >
        {t('select.goOn')}
      </Button>
    </ActionBar>
  )
})

const Sum = observer(function Sum({ store }: Props) {
  const { count, weight } = store.selection.summary
  return (
    <View id="select-sum" className="select-sum">
      <RollingText
        className="select-sum__count"
        text={t('select.sum', { count, weight: formatNumber(weight) })}
      />
      <View className={`select-sum__price ${store.comparison.isUpdating ? 'select-sum__price--stale' : ''}`}>
        <RollingText className="select-sum__from" text={priceText(store)} />
      </View>
    </View>
  )
})

/** The cheapest price, or a space that keeps the bar's height. */
function priceText({ comparison: { value } }: SelectToSubmitStore): string {
  if (!value?.together) return '\u00a0'
  return t('select.from', { total: moneyText(value.together.total, value.currencyCode) })
}

function totalsText({ volume, volumeWeight, declaredValues }: ParcelTotals): string {
  const values = declaredValues.map(({ amount, currencyCode }) => moneyText(amount, currencyCode)).join(' + ')
  return [
    volume > 0 && t('select.volume', { volume: formatMeasure(volume) }),
    volumeWeight > 0 && t('select.volumeWeight', { weight: formatNumber(volumeWeight) }),
    values !== '' && t('select.declared', { values }),
  ]
    .filter(Boolean)
    .join(' · ')
}
