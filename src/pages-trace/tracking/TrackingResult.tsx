import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import { trackingTone, trackingProgress, type Tracking, type TrackingEvent } from '@/model/tracking/tracking'
import { openPage } from '@/navigation/navigate'
import { ShareButton } from '@/ui/control/ShareButton'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ProgressSteps } from '@/ui/layout/ProgressSteps'
import { StatusHead } from '@/ui/layout/StatusHead'
import { Timeline } from '@/ui/layout/Timeline'

import { trackingUrl } from './putInAddress'

import './TrackingResult.scss'

interface Props {
  readonly tracking: Tracking
  /** Of the link to share. */
  readonly title: string
}

/** Where it is, and how it came there. */
export const TrackingResult = observer(function TrackingResult({ tracking, title }: Props) {
  const { number, carrier, events, parcelId } = tracking
  const [latest] = events
  if (!latest) return <NoInformation number={number} />
  return (
    <View className="tracking-result">
      <StatusHead
        id="tracking-status"
        tone={trackingTone(tracking.status)}
        title={tracking.statusDisplayName}
        text={`${latest.description}\n${placeAndTime(latest)}`}
      >
        <Steps tracking={tracking} />
      </StatusHead>
      <Card id="tracking-number">
        <View className="tracking-result__number">
          <View className="tracking-result__words">
            {carrier !== null && <Text>{carrier}</Text>}
            <TextAction
              id="copy-number"
              text={number}
              icon="copy"
              onClick={() => void copyWithToast(number)}
            />
          </View>
          <ShareButton title={title} url={trackingUrl(number)} text={t('tracking.share')} />
        </View>
      </Card>
      {parcelId !== null && (
        <CellGroup>
          <Cell
            id="my-parcel"
            icon="parcel"
            title={t('tracking.myParcel')}
            onClick={() => void openPage('parcelDetail', { id: parcelId })}
          />
        </CellGroup>
      )}
      <Card id="tracking-events" title={t('tracking.events')}>
        <Timeline
          entries={events.map((event, index) => ({
            id: String(events.length - index),
            text: event.statusDisplayName,
            detail: event.description,
            time: placeAndTime(event),
          }))}
          moreText={t('common.more')}
          lessText={t('common.less')}
        />
      </Card>
    </View>
  )
})

const Steps = observer(function Steps({ tracking }: { tracking: Tracking }) {
  const progress = trackingProgress(tracking)
  if (!progress) return null
  const steps = progress.steps.map((id) => ({ id, name: t(`tracking.step.${id}`) }))
  return <ProgressSteps steps={steps} current={progress.current} />
})

const NoInformation = observer(function NoInformation({ number }: { number: string }) {
  return (
    <EmptyState
      illustration="search"
      text={t('tracking.nothing', { number })}
      hint={t('tracking.nothingHint')}
      action={{
        id: 'to-service',
        text: t('tracking.askService'),
        onClick: () => void openPage('customerService'),
      }}
    />
  )
})

/** Time on the phone's clock, then the place if it is known. */
function placeAndTime({ time, location }: TrackingEvent): string {
  const moment = formatDateTime(time)
  return location === null ? moment : `${moment} · ${location}`
}
