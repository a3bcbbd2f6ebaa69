import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { Button } from '@/ui/control/Button'
import { FormField } from '@/ui/form/FormField'
import { TextField } from '@/ui/form/TextField'

import { amountProblemText, limitsText, paidText } from './topUpTexts'
import type { TopUpStore } from './TopUpStore'

import './AmountField.scss'

/** The amount, and what it adds to the balance. */
export const AmountField = observer(function AmountField({ store }: { store: TopUpStore }) {
  const { form, amount } = store
  const { currency, method } = store.options
  const error = errorOf(store)
  const limits = currency && method ? limitsText(method, currency) : null
  return (
    <View className="topup-amount">
      <FormField
        id="field-amount"
        label={t('topUp.amount')}
        isRequired
        error={error}
        help={limits === null ? undefined : t('topUp.amountHelp', { limits })}
      >
        <TextField
          id="amount"
          type="digit"
          label={t('topUp.amount')}
          value={amount.text}
          suffix={<Text className="topup-amount__code">{currency?.currencyCode ?? ''}</Text>}
          isInvalid={error !== undefined}
          maxLength={30}
          onChange={(text) => form.set('amount', text)}
        />
      </FormField>
      <Suggestion store={store} />
      <Credited store={store} />
    </View>
  )
})

/** The server's message, or what is wrong with the amount now. */
function errorOf({ form, amount, options }: TopUpStore): string | undefined {
  const refused = form.problems.amount
  if (!refused) return undefined
  if (refused.kind === 'server') return refused.message
  const { currency, method } = options
  return amount.problem && currency ? amountProblemText(amount.problem, currency, method) : undefined
}

/** The payment's shortfall, with a button to enter it if another amount was typed. */
const Suggestion = observer(function Suggestion({ store }: { store: TopUpStore }) {
  const { form, amount } = store
  const { currency, method } = store.options
  const { shortfall, suggestion, isRaised, text } = amount
  if (shortfall === null || suggestion === null || currency === null) return null
  const lacks = moneyText(shortfall, currency.creditedCurrencyCode)
  return (
    <View className="topup-amount__suggestion">
      <Text className="topup-amount__words">
        {isRaised && method
          ? t('topUp.raised', { amount: lacks, minimum: paidText(method.minimum, currency) })
          : t('topUp.shortfall', { amount: lacks })}
      </Text>
      {text !== suggestion && (
        <Button id="fill-in" kind="text" size="s" onClick={() => form.set('amount', null)}>
          {t('topUp.fillIn', { amount: paidText(suggestion, currency) })}
        </Button>
      )}
    </View>
  )
})

const Credited = observer(function Credited({ store }: { store: TopUpStore }) {
  const { currency } = store.options
  const { credited } = store.amount
  if (currency === null || credited === null) return null
  const { currencyCode: from, creditedCurrencyCode: to, exchangeRate: rate } = currency
  return (
    <View className="topup-amount__credited" id="credited">
      <View className="topup-amount__line">
        <Text className="topup-amount__words">{t('topUp.credited')}</Text>
        <Text className="topup-amount__value">{moneyText(credited, to)}</Text>
      </View>
      {from !== to && <Text className="topup-amount__rate">{t('topUp.rate', { from, rate, to })}</Text>}
    </View>
  )
})
