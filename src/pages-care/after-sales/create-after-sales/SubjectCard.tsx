import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelCaseKind } from '@/model/care/afterSales'
import { formatNumber } from '@/model/format/formatNumber'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

interface Props {
  readonly kind: ParcelCaseKind
  readonly parcel: ParcelDetail
}

/** The parcel the case is about, with its measurements, which a weight dispute refers to. */
export const SubjectCard = observer(function SubjectCard({ kind, parcel }: Props) {
  const { expressNumber, declaredName, statusDisplayName } = parcel
  return (
    <Card id="case-subject" title={t(`afterSales.kind.${kind}`)}>
      <DescriptionList
        entries={[
          { term: t('afterSales.parcel'), text: expressNumber },
          ...(declaredName === null ? [] : [{ term: t('afterSales.item'), text: declaredName }]),
          { term: t('afterSales.parcelStatus'), text: statusDisplayName },
          ...figures(parcel),
        ]}
      />
    </Card>
  )
})

function figures({ weight, length, width, height }: ParcelDetail) {
  if (weight === null) return []
  const entry = { term: t('afterSales.weighed'), text: `${formatNumber(weight)} kg` }
  if (length === null || width === null || height === null) return [entry]
  return [entry, { term: t('afterSales.measured'), text: `${[length, width, height].join(' × ')} cm` }]
}
