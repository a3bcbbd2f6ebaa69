import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { CustomsPoint, CustomsReadiness } from '@/model/customs/readiness'

import { SectionHead } from '../layout/SectionHead'
import { Sheet } from '../layout/Sheet'
import type { CustomsDoors } from './customsDoors'
import { PointRow } from './PointRow'

import './ReadinessSheet.scss'

interface Props extends CustomsDoors {
  readonly readiness: CustomsReadiness
  readonly onClose: () => void
}

/** Every point of the shipment and of each parcel. */
export const ReadinessSheet = observer(function ReadinessSheet({ readiness, onClose, ...doors }: Props) {
  const { points, parcels, notice } = readiness
  return (
    <Sheet isOpen title={t('customs.title')} closeText={t('common.close')} onClose={onClose}>
      <Points title={t('customs.shipment')} points={points} {...doors} />
      {parcels.map(({ parcelId, declaredName, expressNumber, points: own }) => (
        <Points
          key={parcelId}
          title={[declaredName, expressNumber].filter(Boolean).join(' · ')}
          points={own}
          {...doors}
        />
      ))}
      <Text className="customs-note">{notice}</Text>
    </Sheet>
  )
})

interface PointsProps extends CustomsDoors {
  readonly title: string
  readonly points: readonly CustomsPoint[]
}

function Points({ title, points, ...doors }: PointsProps) {
  if (points.length === 0) return null
  return (
    <>
      <SectionHead title={title} />
      {points.map((point) => (
        <PointRow key={`${point.kind} ${point.message}`} point={point} {...doors} />
      ))}
    </>
  )
}
