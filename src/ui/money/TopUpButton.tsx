import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { stillLacking } from '@/model/money/settlement'

import { Button } from '../control/Button'

interface Props {
  readonly shortfall: string
  /** Total of the top-ups under review; null if there are none. */
  readonly underReview: string | null
  readonly onTopUp: (amount: string) => void
  readonly onFollow: () => void
}

/** The next step when the balance doesn't cover a payment: to top up, or to follow the top-up that will cover it. */
export const TopUpButton = observer(function TopUpButton(props: Props) {
  const { shortfall, underReview, onTopUp, onFollow } = props
  const lacking = stillLacking(shortfall, underReview)
  return lacking === null ? (
    <Button id="follow-top-up" block onClick={onFollow}>
      {t('pay.followTopUp')}
    </Button>
  ) : (
    <Button id="top-up" block onClick={() => onTopUp(lacking)}>
      {t('pay.topUp')}
    </Button>
  )
})
