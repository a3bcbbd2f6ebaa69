import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { disputedLine } from '@/model/care/billLine'
import type { AskedCase, CaseOrder, CaseThing } from '@/model/care/newCase'
import { formatNumber } from '@/model/format/formatNumber'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import { chargeText } from '../_shared/chargeText'

interface Props {
  readonly asked: AskedCase
  readonly thing: CaseThing
}

/** What the case is about, with its measurements, which a weight dispute refers to. */
export const SubjectCard = observer(function SubjectCard({ asked, thing }: Props) {
  const facts = 'order' in thing ? factsOfOrder(thing.order) : factsOfParcel(thing.parcel)
  return (
    <Card id="case-subject" title={t(`afterSales.kind.${asked.kind}`)}>
      <DescriptionList entries={[...facts, ...chargeEntries(asked, thing)]} />
    </Card>
  )
})

function factsOfParcel(parcel: ParcelDetail) {
  const { expressNumber, declaredName, statusDisplayName, weight, length, width, height } = parcel
  return [
    { term: t('afterSales.parcel'), text: expressNumber },
    ...(declaredName === null ? [] : [{ term: t('afterSales.item'), text: declaredName }]),
    { term: t('afterSales.parcelStatus'), text: statusDisplayName },
    ...weightEntry(weight),
    ...(weight === null || length === null || width === null || height === null
      ? []
      : [{ term: t('afterSales.measured'), text: `${[length, width, height].join(' × ')}\u00a0cm` }]),
  ]
}

function factsOfOrder({ code, parcelCount, statusDisplayName, weight }: CaseOrder) {
  return [
    { term: t('afterSales.order'), text: code },
    { term: t('afterSales.parcels'), text: String(parcelCount) },
    { term: t('afterSales.orderStatus'), text: statusDisplayName },
    ...weightEntry(weight),
  ]
}

function chargeEntries(asked: AskedCase, thing: CaseThing) {
  const line = 'billLine' in asked && 'order' in thing && disputedLine(thing.order.lines, asked.billLine)
  if (!line) return []
  return [{ term: line.displayName, text: chargeText(line, thing.order.currencyCode) }]
}

function weightEntry(weight: number | null) {
  return weight === null ? [] : [{ term: t('afterSales.weighed'), text: `${formatNumber(weight)} kg` }]
}
