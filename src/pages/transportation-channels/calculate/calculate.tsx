import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/calculate'
import '@/i18n/packages/channels'
import '@/i18n/packages/quote'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/money'
import { carriedQuotes } from '@/model/order/quote'
import { boxOfParams, paramsOfBox } from '@/model/shipping/box'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { scrollToElement } from '@/platform/page/scrollTo'
import { shippingApi } from '@/stores/areas/shippingApi'
import { cardPicture } from '@/stores/share/cardPicture'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { ShareButton } from '@/ui/control/ShareButton'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListSkeleton } from '@/ui/list/ListSkeleton'

import { BoxForm } from './BoxForm'
import { CalculateStore } from './CalculateStore'
import { KeptList } from './KeptList'
import { QuoteList } from './QuoteList'
import { QuoteSheet } from './QuoteSheet'

import './calculate.scss'

export default observer(function CalculatePage() {
  usePageTitle('title.calculate')
  const { locale } = useStores()
  const params = usePageParams('calculate')
  const store = usePageStore(
    ({ api, session }) => new CalculateStore(shippingApi(api), session, boxOfParams(params)),
  )
  usePageRefresh(store.load, locale.locale)
  useShareCard(() => cardOf(store))

  return (
    <Page width="wide">
      <View className="calculator">
        <View className="calculator__form">
          <RevealTogether
            resources={[store.destinations, store.goodsTypes, store.methodTypes]}
            skeleton={<ListSkeleton rows={4} />}
          >
            <BoxForm store={store} />
            <Actions store={store} />
            <KeptList store={store} />
          </RevealTogether>
        </View>
        <View className="calculator__quotes">
          <QuoteList store={store} />
        </View>
      </View>
      <QuoteSheet store={store} />
    </Page>
  )
})

const Actions = observer(function Actions({ store }: { store: CalculateStore }) {
  const calculate = useFormCommand(store.form, async () => {
    if (await store.calculate()) scrollToElement('quotes')
  })
  return (
    <View className="calculator__actions">
      <Button id="calculate" block isBusy={calculate.isRunning} onClick={() => void calculate.run()}>
        {t('calculate.action')}
      </Button>
      <Button
        id="to-methods"
        kind="text"
        size="m"
        onClick={() => void openPage('deliveryMethods', destinationOf(store))}
      >
        {t('calculate.methods')}
      </Button>
      {store.quotes.value !== null && <ShareButton text={t('calculate.share')} {...cardOf(store)} />}
    </View>
  )
})

function destinationOf({ form }: CalculateStore): { readonly to?: string } {
  const { regionGroupId } = form.values
  return regionGroupId === '' ? {} : { to: regionGroupId }
}

/** Opens the calculator with the same box. */
function cardOf(store: CalculateStore) {
  return {
    title: titleOf(store),
    url: routeUrl('calculate', paramsOfBox(store.form.values)),
    picture: cardPicture('quote'),
  }
}

function titleOf({ destination, form, quotes }: CalculateStore): string {
  if (destination === null) return t('title.calculate')
  const [cheapest] = quotes.isCurrent ? carriedQuotes(quotes.value ?? []) : []
  if (!cheapest) return t('calculate.shareTitlePlain', { destination })
  return t('calculate.shareTitle', {
    destination,
    weight: formatMeasure(Number(form.values.weight)),
    price: moneyText(cheapest.bill.total, cheapest.bill.currencyCode),
    app: t('app.name'),
  })
}
