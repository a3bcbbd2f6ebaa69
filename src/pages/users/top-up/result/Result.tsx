import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isReviewLate, isTopupOpen, isTopupPending, type TopupDetail } from '@/model/funds/topup'
import { formatDateTime } from '@/model/format/relativeTime'
import { openPage } from '@/navigation/navigate'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { Timeline } from '@/ui/layout/Timeline'

import { AccountCard } from './AccountCard'
import { CancelButton } from './CancelButton'
import { FactsCard } from './FactsCard'
import { MoreCells } from './MoreCells'
import { ProofCard } from './ProofCard'
import { ProofForm } from './ProofForm'
import { ResultActions } from './ResultActions'
import { ResultHead } from './ResultHead'
import type { TopupResultStore } from './TopupResultStore'

interface Props {
  readonly store: TopupResultStore
  readonly topup: TopupDetail
}

export const Result = observer(function Result({ store, topup }: Props) {
  const isToPay = isTopupPending(topup)
  return (
    <>
      <ResultHead store={store} topup={topup} />
      {isReviewLate(topup) && <LateNotice />}
      <FactsCard topup={topup} />
      {isToPay && <AccountCard topup={topup} />}
      {store.proof.isOpen ? (
        <ProofForm store={store} topup={topup} />
      ) : (
        <ProofCard store={store} topup={topup} />
      )}
      {!isToPay && <AccountCard topup={topup} />}
      <Card id="topup-log" title={t('topupResult.log')}>
        <Timeline
          entries={topup.logs.map(({ id, text, time }) => ({ id, text, time: formatDateTime(time) }))}
          moreText={t('common.more')}
          lessText={t('common.less')}
        />
      </Card>
      <MoreCells topup={topup} />
      {isTopupOpen(topup) && <CancelButton store={store} />}
      <ResultActions store={store} topup={topup} />
    </>
  )
})

const LateNotice = observer(function LateNotice() {
  return (
    <Notice
      tone="warning"
      title={t('topupResult.late')}
      text={t('topupResult.lateHint')}
      action={{ text: t('topupResult.contact'), onClick: () => void openPage('customerService') }}
    />
  )
})
