import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { topupState, topupTone, type TopupDetail } from '@/model/funds/topup'
import { moneyText } from '@/model/money/money'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { SuccessMark } from '@/ui/feedback/SuccessMark'
import { ProgressSteps } from '@/ui/layout/ProgressSteps'
import { StatusHead } from '@/ui/layout/StatusHead'

import { newsText } from './newsText'
import type { TopupResultStore } from './TopupResultStore'

import './ResultHead.scss'

/** How many of the steps are done. */
const STEPS_DONE = { pending: 0, review: 1 } as const

interface Props {
  readonly store: TopupResultStore
  readonly topup: TopupDetail
}

/** The top-up's state, and what happens next. */
export const ResultHead = observer(function ResultHead({ store, topup }: Props) {
  const state = topupState(topup)
  if (state === 'paid') return <PaidHead store={store} topup={topup} />
  return (
    <StatusHead
      id="topup-status"
      tone={topupTone(topup)}
      title={state === 'unknown' ? topup.statusDisplayName : t(`topupResult.title.${state}`)}
      text={newsText(topup)}
    >
      <View className="topup-head">
        <Text className="topup-head__amount">{moneyText(topup.amount, topup.currencyCode)}</Text>
        <Code topup={topup} />
      </View>
      {(state === 'pending' || state === 'review') && <Steps current={STEPS_DONE[state]} />}
    </StatusHead>
  )
})

const PaidHead = observer(function PaidHead({ store, topup }: Props) {
  const { account } = store
  return (
    <View id="topup-status" className="paid-head">
      <SuccessMark />
      <Text className="paid-head__title">{t('topupResult.title.paid')}</Text>
      <Text className="paid-head__amount">{moneyText(topup.creditedAmount, topup.creditedCurrencyCode)}</Text>
      <Text className="paid-head__text">{t('topupResult.paid')}</Text>
      {account && (
        <Text className="paid-head__text">
          {t('topupResult.balance', { balance: moneyText(account.balance, account.currencyCode) })}
        </Text>
      )}
      <Code topup={topup} />
    </View>
  )
})

const Code = observer(function Code({ topup: { code } }: Pick<Props, 'topup'>) {
  return <TextAction id="copy-code" text={code} icon="copy" onClick={() => void copyWithToast(code)} />
})

const Steps = observer(function Steps({ current }: { current: number }) {
  const steps = (['proof', 'review', 'paid'] as const).map((id) => ({
    id,
    name: t(`topupResult.step.${id}`),
  }))
  return <ProgressSteps steps={steps} current={current} />
})
