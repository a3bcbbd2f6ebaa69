import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { daysOverdue, parcelHeadTone, parcelNews, parcelProgress } from '@/model/parcel/parcelStage'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { ProgressSteps } from '@/ui/layout/ProgressSteps'
import { StatusHead } from '@/ui/layout/StatusHead'

import { newsText } from './newsText'

interface Props {
  readonly parcel: ParcelDetail
  /** Has the name as its title, because no page's title says what this is. */
  readonly isPanel: boolean
}

/** How far the parcel has come, and what that means for the customer. */
export const ParcelHead = observer(function ParcelHead({ parcel, isPanel }: Props) {
  const now = new Date()
  const news = parcelNews(parcel, now).map(newsText).join('\n')
  const status = statusText(parcel, now)
  return (
    <StatusHead
      id="parcel-status"
      tone={parcelHeadTone(parcel, now)}
      title={isPanel ? (parcel.declaredName ?? t('parcel.unnamed')) : status}
      aside={<Aside parcel={parcel} now={now} />}
      text={isPanel ? `${status} · ${news}` : news}
    >
      <Steps parcel={parcel} />
    </StatusHead>
  )
})

const Aside = observer(function Aside({ parcel, now }: { parcel: ParcelDetail; now: Date }) {
  const { storage } = parcel
  if (!storage || daysOverdue(parcel, now) === null) return null
  const fee = moneyText(storage.dailyFee, storage.currencyCode)
  return <StatusTag tone="danger" text={t('parcel.perDay', { fee })} />
})

const Steps = observer(function Steps({ parcel }: { parcel: ParcelDetail }) {
  const progress = parcelProgress(parcel)
  if (!progress) return null
  const steps = progress.steps.map((id) => ({ id, name: t(`parcel.step.${id}`) }))
  return <ProgressSteps steps={steps} current={progress.current} />
})

function statusText(parcel: ParcelDetail, now: Date): string {
  const status = parcel.isDeclared ? parcel.statusDisplayName : t('parcel.undeclared')
  const days = daysOverdue(parcel, now)
  return days === null ? status : t('parcel.overdue', { status, days })
}
