import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { entryWords } from '@/model/funds/entryWords'
import type { EntryLine } from '@/model/funds/entryBlocks'
import type { FundAccountLog } from '@/model/funds/fundAccountLog'
import { signedMoneyText } from '@/model/funds/signedMoney'
import { moneyText } from '@/model/money/money'
import { subjectDoor } from '@/navigation/subjectDoor'
import { Pressable } from '@/ui/control/Pressable'

import { EntryIcon } from './EntryIcon'
import { dayHeading } from './entryTexts'

import './EntryRow.scss'

interface Props {
  readonly line: EntryLine
  /** Null while it isn't known. */
  readonly today: string | null
}

/** An entry, with the day above the first one of that day. */
export const EntryRow = observer(function EntryRow({ line: { entry, day }, today }: Props) {
  return (
    <>
      {day !== null && (
        <View className="entry-day">
          <Text>{dayHeading(day, today)}</Text>
        </View>
      )}
      <Row entry={entry} />
    </>
  )
})

const Row = observer(function Row({ entry }: { entry: FundAccountLog }) {
  const open = entry.subject && subjectDoor(entry.subject)
  const id = `entry-${entry.id}`
  if (!open) {
    return (
      <View id={id} className="entry">
        <Content entry={entry} />
      </View>
    )
  }
  return (
    <Pressable id={id} className="entry entry--door" onClick={() => void open()}>
      <Content entry={entry} />
    </Pressable>
  )
})

const Content = observer(function Content({ entry }: { entry: FundAccountLog }) {
  const { amount, balanceAfter, currencyCode } = entry
  const { title, detail } = entryWords(entry)
  return (
    <>
      <EntryIcon entry={entry} />
      <View className="entry__words">
        <View className="entry__line">
          <Text className="entry__title">{title}</Text>
          <Text className={`entry__amount ${amount.startsWith('-') ? '' : 'entry__amount--in'}`.trim()}>
            {signedMoneyText(amount, currencyCode)}
          </Text>
        </View>
        <View className="entry__line">
          <Text className="entry__detail">{detail}</Text>
          <Text className="entry__balance">
            {t('fundLog.balance', { amount: moneyText(balanceAfter, currencyCode) })}
          </Text>
        </View>
      </View>
    </>
  )
})
