import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shortfallText } from '@/i18n/shortfallText'
import { moneyText } from '@/model/money/money'
import type { Settlement } from '@/model/money/settlement'
import { openPage } from '@/navigation/navigate'
import { openTopUp } from '@/navigation/openTopUp'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTotal } from '@/ui/money/BarTotal'
import { TopUpButton } from '@/ui/money/TopUpButton'

import type { Paid, PayOrderStore } from './PayOrderStore'

interface Props {
  readonly store: PayOrderStore
  readonly currencyCode: string
  readonly onPaid: (paid: Paid) => void
}

/** The total and the one thing to do about it: pay, top up, or find out whether it's paid. */
export const PayBar = observer(function PayBar(props: Props) {
  const { store, currencyCode } = props
  const { settlement, isUnsure } = store
  if (settlement === null) return null
  const { balance, total, shortfall } = settlement
  const note =
    shortfall === null ? undefined : shortfallText(shortfall, store.underReview.total, currencyCode)
  const label = t('pay.balanceLabel', { balance: moneyText(balance, currencyCode) })
  return (
    <ActionBar note={note} left={<BarTotal label={label} amount={total} currencyCode={currencyCode} />}>
      {isUnsure ? <CheckButton {...props} /> : <PayButton {...props} settlement={settlement} />}
    </ActionBar>
  )
})

const PayButton = observer(function PayButton({
  store,
  settlement,
  onPaid,
}: Props & { readonly settlement: Settlement }) {
  const { isFree, shortfall } = settlement
  const pay = useCommand(async () => {
    const paid = await store.pay()
    if (paid) onPaid(paid)
  })
  if (shortfall !== null) {
    return (
      <TopUpButton
        shortfall={shortfall}
        underReview={store.underReview.total}
        onTopUp={(amount) => void openTopUp(amount)}
        onFollow={() => void openPage('topupList')}
      />
    )
  }
  return (
    <Button id="pay" block isBusy={pay.isRunning} onClick={() => void pay.run()}>
      {t(isFree ? 'payOrder.confirmFree' : 'pay.pay')}
    </Button>
  )
})

const CheckButton = observer(function CheckButton({ store, onPaid }: Props) {
  const check = useCommand(async () => {
    const paid = await store.check()
    if (paid) onPaid(paid)
    else if (store.state === 'due') showToast(t('payOrder.stillDue'))
  })
  return (
    <Button id="check" block isBusy={check.isRunning} onClick={() => void check.run()}>
      {t('pay.check')}
    </Button>
  )
})
