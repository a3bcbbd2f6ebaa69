import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { useStores } from '@/stores/StoresContext'
import { Card } from '@/ui/layout/Card'
import { SwitchField } from '@/ui/form/SwitchField'

import type { OrderEditor } from './OrderEditor'

/** Switch for automatic payment, with an explanation of its effect. */
export const AutoPayCard = observer(function AutoPayCard({ editor }: { editor: OrderEditor }) {
  const { session } = useStores()
  const { form } = editor
  const { isAutoPay } = form.values
  const account = session.user?.currentFundAccount
  const balance = account ? moneyText(account.balance, account.currencyCode) : '–'
  return (
    <Card>
      <SwitchField
        id="isAutoPay"
        label={t('order.autoPay')}
        help={isAutoPay ? t('order.autoPayOn', { balance }) : t('order.autoPayOff')}
        isOn={isAutoPay}
        onChange={(isOn) => form.set('isAutoPay', isOn)}
      />
    </Card>
  )
})
