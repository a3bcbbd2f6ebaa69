import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { compareAmounts, currencySymbol, moneyText } from '@/model/money/money'
import type { Bill } from '@/model/order/bill'
import { suggestedCeilings } from '@/model/order/ruleCeiling'
import { isAmount } from '@/model/validation/rules'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Notice } from '@/ui/feedback/Notice'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormTextField } from '@/ui/form/FormTextField'
import { SwitchField } from '@/ui/form/SwitchField'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { Card } from '@/ui/layout/Card'

import type { EditRuleStore } from './EditRuleStore'

import '../../_shared/shipping/billNote.scss'

interface Props {
  readonly store: EditRuleStore
}

/** The most an order may cost beside today's price, whether it is paid without asking, and a trial. */
export const CeilingCard = observer(function CeilingCard({ store }: Props) {
  const { form, editor } = store
  const bill = editor.shipping.quote?.bill ?? null
  const account = useStores().session.user?.currentFundAccount
  const tryOut = useFormCommand(form, () => Promise.resolve(store.tryOut()))
  return (
    <Card title={t('rule.sectionCeiling')}>
      <Text className="bill-note">
        {bill
          ? t('rule.priceNow', { total: moneyText(bill.total, bill.currencyCode) })
          : t('rule.priceUnknown')}
      </Text>
      <FormTextField
        form={form}
        field="maximumTotal"
        type="digit"
        label={t('rule.maximumTotal')}
        help={t('rule.maximumHelp')}
        suffix={<Text>{currencySymbol(account?.currencyCode ?? '')}</Text>}
        isRequired
      />
      {bill && <BesidePrice store={store} bill={bill} />}
      <View className="form-field">
        <AutoPay store={store} />
      </View>
      <Button id="try" kind="secondary" block isBusy={tryOut.isRunning} onClick={() => void tryOut.run()}>
        {t('rule.tryForm')}
      </Button>
    </Card>
  )
})

/** Ceilings to choose from, and a warning below one that today's price exceeds. */
const BesidePrice = observer(function BesidePrice({ store, bill }: Props & { readonly bill: Bill }) {
  const { form } = store
  const { total, currencyCode } = bill
  const ceiling = form.values.maximumTotal.trim()
  return (
    <>
      <ChipGroup
        role="radio"
        options={suggestedCeilings(total).map(({ amount, percent }) => ({
          key: amount,
          text: t('rule.suggestion', { total: moneyText(amount, currencyCode), percent }),
        }))}
        selected={[ceiling]}
        onToggle={(amount) => form.set('maximumTotal', amount)}
      />
      {isAmount(ceiling) && compareAmounts(ceiling, total) < 0 && (
        <Notice tone="warning" text={t('rule.belowPrice', { total: moneyText(total, currencyCode) })} />
      )}
    </>
  )
})

const AutoPay = observer(function AutoPay({ store: { form } }: Props) {
  const { session } = useStores()
  const { isAutoPay } = form.values
  const account = session.user?.currentFundAccount
  const balance = account ? moneyText(account.balance, account.currencyCode) : '–'
  return (
    <SwitchField
      id="isAutoPay"
      label={t('order.autoPay')}
      help={isAutoPay ? t('rule.autoPayOn', { balance }) : t('order.autoPayOff')}
      isOn={isAutoPay}
      onChange={(isOn) => form.set('isAutoPay', isOn)}
    />
  )
})
