import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { AfterSalesKind } from '@/model/care/afterSales'
import type { CaseOrder, CaseThing } from '@/model/care/newCase'
import { formatNumber } from '@/model/format/formatNumber'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

interface Props {
  readonly kind: AfterSalesKind
  readonly thing: CaseThing
}

/** What the case is about, with its measurements, which a weight dispute refers to. */
export const SubjectCard = observer(function SubjectCard({ kind, thing }: Props) {
  return (
    <Card id="case-subject" title={t(`afterSales.kind.${kind}`)}>
      <DescriptionList entries={'order' in thing ? factsOfOrder(thing.order) : factsOfParcel(thing.parcel)} />
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

function weightEntry(weight: number | null) {
  return weight === null ? [] : [{ term: t('afterSales.weighed'), text: `${formatNumber(weight)} kg` }]
}
