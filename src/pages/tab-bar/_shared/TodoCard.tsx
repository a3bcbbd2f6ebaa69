import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import type { Todo, TodoKind, TodoPlace } from '@/model/content/todo'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { moneyText } from '@/model/money/money'
import { payByDay } from '@/model/order/orderDetail'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import './TodoCard.scss'

const LOOKS: Readonly<Record<TodoKind, { readonly icon: IconName; readonly tone: string }>> = {
  exception: { icon: 'alert', tone: 'danger' },
  pendingPayment: { icon: 'wallet', tone: 'warning' },
  storageEnding: { icon: 'storage', tone: 'warning' },
  readyForPickup: { icon: 'pickup', tone: 'success' },
  undeclared: { icon: 'file-edit', tone: 'warning' },
  underReview: { icon: 'clock', tone: 'neutral' },
}

/** What waits for the customer, worst first; hidden when nothing does. */
export const TodoCard = observer(function TodoCard() {
  const { items } = useStores().todo
  if (items.length === 0) return null
  return (
    <View className="todo-card">
      <View className="todo-card__head">
        <Text className="todo-card__title">{t('todo.title')}</Text>
        <Text className="todo-card__total">{items.reduce((sum, { count }) => sum + count, 0)}</Text>
      </View>
      {items.map((todo) => (
        <TodoRow key={todo.kind} todo={todo} />
      ))}
    </View>
  )
})

const TodoRow = observer(function TodoRow({ todo }: { todo: Todo }) {
  const { kind, place } = todo
  const { icon, tone } = LOOKS[kind]
  const figure = figureOf(todo)
  return (
    <Pressable id={`todo-${kind}`} className="todo-row" onClick={() => void openPlace(place)}>
      <View className={`todo-row__icon todo-row__icon--${isCharged(todo) ? 'danger' : tone}`}>
        <Icon name={icon} />
      </View>
      <View className="todo-row__words">
        <Text className="todo-row__title">{t(`todo.${topicOf(todo)}`, { count: todo.count })}</Text>
        <Text className="todo-row__hint">{hintOf(todo)}</Text>
      </View>
      {figure !== null && <Text className="todo-row__figure">{figure}</Text>}
      <View className="todo-row__arrow">
        <Icon name="chevron-right" size="s" />
      </View>
    </Pressable>
  )
})

function isCharged({ worst }: Todo): boolean {
  return worst.daysLeft !== null && worst.daysLeft < 0
}

/** Storage reads differently once it costs. */
function topicOf(todo: Todo): TodoKind | 'storageCharged' {
  return todo.kind === 'storageEnding' && isCharged(todo) ? 'storageCharged' : todo.kind
}

/** Why it waits, and which one it is. */
function hintOf(todo: Todo): string {
  const { count, worst } = todo
  const { paymentTerm: term } = worst
  const reason = term ? t('todo.hint.payBy', { day: dayText(payByDay(term)) }) : t(reasonOf(todo))
  return count > 1 ? reason : `${worst.displayName} · ${reason}`
}

function reasonOf(todo: Todo): MessageKey {
  const { type } = todo.worst
  if (type === 'AFTER_SALES') return 'todo.hint.answered'
  return type === 'STORE_ORDER' ? 'todo.hint.storePayment' : `todo.hint.${topicOf(todo)}`
}

/** What it costs, or how long it still waits. */
function figureOf(todo: Todo): string | null {
  const { kind, worst } = todo
  const { amount, currencyCode, daysLeft } = worst
  if (amount !== null && currencyCode !== null) return moneyText(amount, currencyCode)
  if (kind !== 'storageEnding' || daysLeft === null) return null
  if (isCharged(todo)) return t('todo.daysOver', { days: -daysLeft })
  return daysLeft === 0 ? t('todo.lastDay') : t('todo.daysLeft', { days: daysLeft })
}

function openPlace(place: TodoPlace): Promise<void> {
  if (place.page === 'checkedInParcels')
    return openPage('parcelList', { status: String(ParcelStatus.Inbound) })
  if (place.page === 'orderList') return openPage('orderList', { status: String(place.status) })
  return 'id' in place ? openPage(place.page, { id: place.id }) : openPage(place.page)
}
