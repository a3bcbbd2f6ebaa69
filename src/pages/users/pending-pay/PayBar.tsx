import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { shortfallText } from '@/i18n/shortfallText'
import { moneyText } from '@/model/money/money'
import type { Settlement } from '@/model/money/settlement'
import { openPage } from '@/navigation/navigate'
import { openTopUp } from '@/navigation/openTopUp'
import { scrollToElement } from '@/platform/page/scrollTo'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTotal } from '@/ui/money/BarTotal'
import { TopUpButton } from '@/ui/money/TopUpButton'

import type { PaidEntries, PendingPayStore } from './PendingPayStore'

interface Props {
  readonly store: PendingPayStore
  /** Everything that was sent is paid. */
  readonly onPaid: (paid: PaidEntries) => void
}

/** The total of what is chosen, and the one thing to do about it: pay, top up, or find out whether it's paid. */
export const PayBar = observer(function PayBar(props: Props) {
  const { account, selection, settlement, unanswered, underReview, isEmpty } = props.store
  if (account === null || (isEmpty && unanswered === null)) return null
  const { balance, currencyCode } = account
  const label = t('pendingPay.chosen', { count: selection.chosen.length })
  const balanceText = t('pay.balanceLabel', { balance: moneyText(balance, currencyCode) })
  const amount = settlement?.total ?? null
  return (
    <ActionBar
      note={unanswered ? undefined : noteOf(settlement, underReview.total, currencyCode)}
      left={<BarTotal label={label} amount={amount} currencyCode={currencyCode} note={balanceText} />}
    >
      <NextStep {...props} />
    </ActionBar>
  )
})

/** Why nothing can be paid yet. */
function noteOf(
  settlement: Settlement | null,
  underReview: string | null,
  currencyCode: string,
): string | undefined {
  if (settlement === null) return t('pendingPay.choose')
  const { shortfall } = settlement
  return shortfall === null ? undefined : shortfallText(shortfall, underReview, currencyCode)
}

const NextStep = observer(function NextStep(props: Props) {
  const { unanswered, settlement, underReview } = props.store
  const shortfall = settlement?.shortfall ?? null
  return unanswered || shortfall === null ? (
    <CommandButton {...props} />
  ) : (
    <TopUpButton
      shortfall={shortfall}
      underReview={underReview.total}
      onTopUp={(amount) => void openTopUp(amount)}
      onFollow={() => void openPage('topupList')}
    />
  )
})

const CommandButton = observer(function CommandButton({ store, onPaid }: Props) {
  const { unanswered, settlement } = store
  const command = useCommand(async () => {
    const paid = await (unanswered ? store.check() : store.pay())
    if (store.isAllPaid && paid.count > 0) onPaid(paid)
    else scrollToElement('unpaid')
  })
  return (
    <Button
      id={unanswered ? 'check' : 'pay'}
      block
      isBusy={command.isRunning}
      isDisabled={!unanswered && settlement === null}
      onClick={() => void command.run()}
    >
      {t(unanswered ? 'pay.check' : 'pay.pay')}
    </Button>
  )
})
