import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/money'
import type { RuleParcel, RuleTrial } from '@/model/order/consolidationRule'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { SectionHead } from '@/ui/layout/SectionHead'
import { Sheet } from '@/ui/layout/Sheet'
import { Bill } from '@/ui/money/Bill'

import { ReasonNotice } from './ReasonNotice'
import type { RuleField } from './RuleValues'
import type { Trial } from './Trial'

import '../../_shared/shipping/billNote.scss'

interface Props {
  readonly trial: Trial
  readonly openField: (field: RuleField) => Promise<void>
}

/** What a rule would do now: the parcels that would go, those that wouldn't and why, and the bill. */
export const TrialSheet = observer(function TrialSheet({ trial, openField }: Props) {
  function leadTo(field: RuleField): Promise<void> {
    trial.close()
    return openField(field)
  }
  return (
    <Sheet
      isOpen={trial.isOpen}
      title={t('rule.trialTitle')}
      closeText={t('common.close')}
      onClose={trial.close}
    >
      <ResourceView resource={trial.result}>
        {(result) => result && <Result result={result} openField={leadTo} />}
      </ResourceView>
    </Sheet>
  )
})

interface ResultProps {
  readonly result: RuleTrial
  readonly openField: (field: RuleField) => Promise<void>
}

const Result = observer(function Result({ result, openField }: ResultProps) {
  const { parcels, waitingFor, bill } = result
  return (
    <>
      <Verdict result={result} openField={openField} />
      <Parcels title={t('rule.trialParcels')} parcels={parcels} />
      <Parcels title={t('rule.trialWaiting')} parcels={waitingFor} />
      {bill && (
        <>
          <SectionHead title={t('rule.trialBill')} />
          <Bill bill={bill} />
        </>
      )}
      <Text className="bill-note">{t('rule.trialNote')}</Text>
    </>
  )
})

const Verdict = observer(function Verdict({ result, openField }: ResultProps) {
  const { wouldSubmit, reason, parcels, bill, maximumTotal } = result
  if (!wouldSubmit) {
    if (reason) return <ReasonNotice tone="warning" reason={reason} openField={openField} />
    return <Notice tone="warning" text={t('rule.trialNo')} />
  }
  const currencyCode = bill?.currencyCode ?? ''
  const total = moneyText(bill?.total ?? '0', currencyCode)
  const maximum = moneyText(maximumTotal, currencyCode)
  return <Notice tone="brand" text={t('rule.trialYes', { count: parcels.length, total, maximum })} />
})

interface ParcelsProps {
  readonly title: string
  readonly parcels: readonly RuleParcel[]
}

/** Each with its weight, or with the reason why it doesn't go. */
const Parcels = observer(function Parcels({ title, parcels }: ParcelsProps) {
  if (parcels.length === 0) return null
  return (
    <>
      <SectionHead title={title} />
      <DescriptionList entries={parcels.map((parcel) => ({ term: termOf(parcel), text: noteOf(parcel) }))} />
    </>
  )
})

function termOf({ declaredName, expressNumber }: RuleParcel): string {
  return declaredName === null ? expressNumber : `${declaredName} ${expressNumber}`
}

function noteOf({ reason, weight }: RuleParcel): string {
  if (reason) return reason.message
  return weight === null ? t('parcel.notWeighed') : t('parcel.weightKg', { weight: formatMeasure(weight) })
}
