import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shortfallText } from '@/i18n/shortfallText'
import { moneyText } from '@/model/money/money'
import type { Settlement } from '@/model/money/settlement'
import { showToast } from '@/platform/dialog/toast'
import type { BalancePayment, Paid } from '@/stores/funds/BalancePayment'

import { Button } from '../control/Button'
import { useCommand } from '../control/useCommand'
import { ActionBar } from '../layout/ActionBar'
import { BarTotal } from './BarTotal'
import { TopUpButton } from './TopUpButton'

interface Props {
  readonly payment: BalancePayment
  readonly currencyCode: string
  readonly onPaid: (paid: Paid) => void
  readonly onTopUp: (amount: string) => void
  /** Opens the customer's top-ups. */
  readonly onFollow: () => void
}

/**
 * The total and the one thing to do about it: pay, top up, or find out whether it's paid. The page must load the texts
 * of `packages/pay`.
 */
export const PayBar = observer(function PayBar(props: Props) {
  const { payment, currencyCode } = props
  const { settlement, isUnsure, underReview } = payment
  if (settlement === null) return null
  const { balance, total, shortfall } = settlement
  const note = shortfall === null ? undefined : shortfallText(shortfall, underReview.total, currencyCode)
  const label = t('pay.balanceLabel', { balance: moneyText(balance, currencyCode) })
  return (
    <ActionBar note={note} left={<BarTotal label={label} amount={total} currencyCode={currencyCode} />}>
      {isUnsure ? <CheckButton {...props} /> : <PayButton {...props} settlement={settlement} />}
    </ActionBar>
  )
})

const PayButton = observer(function PayButton({
  payment,
  settlement,
  onPaid,
  onTopUp,
  onFollow,
}: Props & { readonly settlement: Settlement }) {
  const { isFree, shortfall } = settlement
  const pay = useCommand(async () => {
    const paid = await payment.pay()
    if (paid) onPaid(paid)
  })
  if (shortfall !== null) {
    return (
      <TopUpButton
        shortfall={shortfall}
        underReview={payment.underReview.total}
        onTopUp={onTopUp}
        onFollow={onFollow}
      />
    )
  }
  return (
    <Button id="pay" block isBusy={pay.isRunning} onClick={() => void pay.run()}>
      {t(isFree ? 'pay.confirmFree' : 'pay.pay')}
    </Button>
  )
})

const CheckButton = observer(function CheckButton({ payment, onPaid }: Props) {
  const check = useCommand(async () => {
    const paid = await payment.check()
    if (paid) onPaid(paid)
    else if (payment.state === 'due') showToast(t('pay.stillDue'))
  })
  return (
    <Button id="check" block isBusy={check.isRunning} onClick={() => void check.run()}>
      {t('pay.check')}
    </Button>
  )
})
