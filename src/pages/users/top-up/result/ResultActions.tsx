import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { hasTopupFailed, isTopupPending, type TopupDetail } from '@/model/funds/topup'
import { openPage, returnToPage } from '@/navigation/navigate'
import { paymentBelow } from '@/navigation/paymentBelow'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { ActionBar } from '@/ui/layout/ActionBar'

import type { TopupResultStore } from './TopupResultStore'

interface Props {
  readonly store: TopupResultStore
  readonly topup: TopupDetail
}

/** What most customers do next. */
export const ResultActions = observer(function ResultActions({ store, topup }: Props) {
  if (store.proof.isOpen) return <SendProof store={store} topup={topup} />
  if (!hasTopupFailed(topup)) {
    return (
      <ActionBar>
        <GoOnButton />
      </ActionBar>
    )
  }
  return (
    <ActionBar left={<ServiceButton />}>
      <AgainButton topup={topup} />
    </ActionBar>
  )
})

const SendProof = observer(function SendProof({ store, topup }: Props) {
  const isUnchanged = !isTopupPending(topup) && store.proof.form.isUntouched
  return (
    <SubmitBar
      form={store.proof.form}
      text={t('topupResult.submit')}
      obstacle={isUnchanged ? t('topupResult.unchanged') : undefined}
      onSubmit={async () => {
        if (await store.submitProof()) showToast(t('topupResult.submitted'))
      }}
    />
  )
})

const ServiceButton = observer(function ServiceButton() {
  return (
    <Button id="contact-service" kind="secondary" onClick={() => void openPage('customerService')}>
      {t('topupResult.contact')}
    </Button>
  )
})

/** Replaces this page, so that the payment stays directly below. */
const AgainButton = observer(function AgainButton({ topup }: Pick<Props, 'topup'>) {
  return (
    <Button
      id="top-up-again"
      block
      onClick={() => void returnToPage('topUp', { amount: topup.creditedAmount })}
    >
      {t('topupResult.again')}
    </Button>
  )
})

const GoOnButton = observer(function GoOnButton() {
  const returnToPayment = paymentBelow()
  if (returnToPayment) {
    return (
      <Button id="to-payment" block onClick={() => void returnToPayment()}>
        {t('topupResult.toPayment')}
      </Button>
    )
  }
  return (
    <Button id="to-wallet" block onClick={() => void openPage('myWallet')}>
      {t('topupResult.toWallet')}
    </Button>
  )
})
