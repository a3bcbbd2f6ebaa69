import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import type { RuleBasis } from '@/model/order/ruleBasis'

import '../../_shared/shipping/billNote.scss'

/** What today's prices are for. */
export const BasisNote = observer(function BasisNote({ basis }: { basis: RuleBasis }) {
  return <Text className="bill-note">{basisText(basis)}</Text>
})

function basisText(basis: RuleBasis): string {
  if (basis.kind === 'box') return t('rule.basis.box', { weight: formatMeasure(basis.kilograms) })
  const { parcelIds, missingCount } = basis
  const count = parcelIds.length
  return missingCount === 0
    ? t('rule.basis.parcels', { count })
    : t('rule.basis.missing', { count, missing: missingCount })
}
