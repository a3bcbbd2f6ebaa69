import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import type { TopupCurrency, TopupMethod } from '@/model/funds/topupOptions'
import { Pressable } from '@/ui/control/Pressable'
import { FormField } from '@/ui/form/FormField'

import { MethodBadge } from './MethodBadge'
import { limitsText, reviewText } from './topUpTexts'
import type { TopUpStore } from './TopUpStore'

import './MethodField.scss'

interface Props {
  readonly store: TopUpStore
  readonly methods: readonly TopupMethod[]
}

/** The ways to pay, each with its limits and how long the review takes. */
export const MethodField = observer(function MethodField({ store, methods }: Props) {
  const { currency, method } = store.options
  const problem = store.form.problems.method
  return (
    <FormField label={t('topUp.method')} isRequired error={problem && problemText(problem)}>
      {methods.length === 0 && <Text className="topup-method__none">{t('topUp.noMethods')}</Text>}
      {currency &&
        methods.map((one) => (
          <MethodRow
            key={one.paymentMethod}
            method={one}
            currency={currency}
            isSelected={one === method}
            onSelect={() => store.chooseMethod(String(one.paymentMethod))}
          />
        ))}
    </FormField>
  )
})

interface RowProps {
  readonly method: TopupMethod
  readonly currency: TopupCurrency
  readonly isSelected: boolean
  readonly onSelect: () => void
}

const MethodRow = observer(function MethodRow({ method, currency, isSelected, onSelect }: RowProps) {
  const { paymentMethod, displayName } = method
  return (
    <Pressable
      id={`method-${paymentMethod}`}
      role="radio"
      className={`topup-method ${isSelected ? 'topup-method--selected' : ''}`}
      isSelected={isSelected}
      onClick={onSelect}
    >
      <MethodBadge method={paymentMethod} />
      <View className="topup-method__words">
        <Text className="topup-method__name">{displayName}</Text>
        <Text className="topup-method__facts">
          {t('topUp.amountHelp', { limits: limitsText(method, currency) })}
        </Text>
        <Text className="topup-method__facts">{reviewText(method)}</Text>
      </View>
      <View className="topup-method__radio" />
    </Pressable>
  )
})
