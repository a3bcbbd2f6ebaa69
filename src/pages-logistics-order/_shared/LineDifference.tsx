import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isCaseOpen, type AfterSalesCase } from '@/model/care/afterSales'
import { isLineOf } from '@/model/care/billLine'
import { moneyText } from '@/model/money/money'
import type { ComparedLine } from '@/model/order/bill'
import { openPage } from '@/navigation/navigate'
import { TextAction } from '@/ui/control/TextAction'

import './LineDifference.scss'

interface Props {
  /** The line's, within the bill. */
  readonly id: string
  readonly line: ComparedLine
  readonly currencyCode: string
  /** The order to ask about; null where nothing can be asked. */
  readonly orderId: string | null
  readonly cases: readonly AfterSalesCase[]
}

type AskProps = Props & { readonly orderId: string }

/** What an amount differs by and why, cause by cause; and the way to ask about it, or to the question. */
export const LineDifference = observer(function LineDifference(props: Props) {
  const { line, currencyCode, orderId } = props
  return (
    <View className="line-difference">
      {line.differences.map(({ explanation, amount }) => (
        <View key={explanation} className="line-difference__cause">
          <Text className="line-difference__why">{explanation}</Text>
          <Text className="line-difference__amount">{signedText(amount, currencyCode)}</Text>
        </View>
      ))}
      {orderId !== null && <Ask {...props} orderId={orderId} />}
    </View>
  )
})

/** Leads to the open question about the line, or to a new one with both amounts and the causes filled in. */
const Ask = observer(function Ask({ id, line, currencyCode, cases, orderId }: AskProps) {
  const { kind, displayName } = line
  const asked = cases.find((one) => isCaseOpen(one) && one.billLine && isLineOf(one.billLine, line))
  const open = () => {
    if (asked) return openPage('afterSalesDetail', { id: asked.id })
    const text = questionText(line, currencyCode)
    const named = { lineKind: kind, lineName: displayName }
    return openPage('createAfterSales', { orderId, kind: 'BILL_DISPUTE', ...named, text })
  }
  return (
    <TextAction
      id={`ask-${id}`}
      text={t(asked ? 'billDifference.asked' : 'billDifference.ask', { name: displayName })}
      icon="chevron-right"
      onClick={() => void open()}
    />
  )
})

function signedText(amount: string, currencyCode: string): string {
  return `${amount.startsWith('-') ? '' : '+'}${moneyText(amount, currencyCode)}`
}

/** Both amounts, and what the bills say of their difference. */
function questionText({ displayName, estimated, actual, differences }: ComparedLine, currencyCode: string) {
  const amountText = (amount: string | null) =>
    amount === null ? t('bill.none') : moneyText(amount, currencyCode)
  return t('billDifference.question', {
    name: displayName,
    before: amountText(estimated),
    now: amountText(actual),
    causes: differences.map(({ explanation }) => explanation).join('\n'),
  })
}
