import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { isDiscount, type Bill as BillModel } from '@/model/order/bill'
import { formatNumber } from '@/model/format/formatNumber'
import { compareAmounts, currencySymbol, moneyText } from '@/model/money/money'

import { BillWorking } from './BillWorking'
import { Icon } from '../media/Icon'
import { MoneyText } from './MoneyText'
import { Pressable } from '../control/Pressable'

import './Bill.scss'

interface Props {
  readonly bill: BillModel
  /** Whether the customer typed the figures, as in the calculator. */
  readonly isTyped?: boolean
}

/** An itemised price and how it was calculated. The page must load the texts of `packages/bill`. */
export const Bill = observer(function Bill({ bill, isTyped = false }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { lines, total, currencyCode } = bill
  return (
    <View className="bill">
      {lines.map((line, index) => (
        <View
          key={`${index}-${line.kind}`}
          className={`bill__line ${isDiscount(line) ? 'bill__line--discount' : ''}`}
        >
          <View className="bill__words">
            <Text className="bill__label">{line.displayName}</Text>
            <Text className="bill__explanation">{line.explanation}</Text>
          </View>
          <Text className="bill__amount">{amountText(line.amount, currencyCode)}</Text>
        </View>
      ))}
      <View className="bill__total">
        <Text className="bill__label">{t('bill.total')}</Text>
        <MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(total)} size="l" isRolling />
      </View>
      <Pressable
        id="bill-working"
        className={`bill__fold ${isUnfolded ? 'bill__fold--open' : ''}`}
        isExpanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <Text>{t(isUnfolded ? 'bill.howLess' : 'bill.how')}</Text>
        <Icon name="chevron-down" size="s" />
      </Pressable>
      {isUnfolded && <BillWorking bill={bill} isTyped={isTyped} />}
    </View>
  )
})

function amountText(amount: string, currencyCode: string): string {
  return compareAmounts(amount, '0') === 0 ? t('bill.free') : moneyText(amount, currencyCode)
}
