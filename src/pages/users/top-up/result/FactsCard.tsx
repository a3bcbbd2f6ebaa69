import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import { isConverted, type TopupDetail } from '@/model/funds/topup'
import { moneyText } from '@/model/money/money'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

export const FactsCard = observer(function FactsCard({ topup }: { topup: TopupDetail }) {
  const { amount, currencyCode, paymentMethodDisplayName, creationTime, remarks } = topup
  const entries = [
    { term: t('topupResult.amount'), text: moneyText(amount, currencyCode) },
    ...conversionOf(topup),
    { term: t('topupResult.method'), text: paymentMethodDisplayName },
    { term: t('topupResult.created'), text: formatDateTime(creationTime) },
    ...(remarks === null ? [] : [{ term: t('topupResult.remarks'), text: remarks }]),
  ]
  return (
    <Card id="topup-facts" title={t('topupResult.facts')}>
      <DescriptionList entries={entries} />
    </Card>
  )
})

function conversionOf(topup: TopupDetail) {
  if (!isConverted(topup)) return []
  const { creditedAmount, creditedCurrencyCode, currencyCode, exchangeRate } = topup
  const rate = { from: currencyCode, rate: exchangeRate, to: creditedCurrencyCode }
  return [
    { term: t('topupResult.credited'), text: moneyText(creditedAmount, creditedCurrencyCode) },
    { term: t('topupResult.rate'), text: t('topupResult.rateText', rate) },
  ]
}
