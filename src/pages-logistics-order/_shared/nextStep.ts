import type { LogisticsOrder } from '@/model/order/orderDetail'
import { orderNextStep, type OrderNextStep } from '@/model/order/orderGuidance'
import { openPage } from '@/navigation/navigate'

/** What the customer can do on another page. */
const OPENERS: Readonly<Partial<Record<OrderNextStep, (id: string) => void>>> = {
  pay: (id) => void openPage('payOrder', { id }),
  confirmReceipt: (id) => void openPage('confirmReceipt', { id }),
}

/** The next step, if it has a page of its own (`orderDetail.do.*` in the language packs). */
export function openableStep(order: Pick<LogisticsOrder, 'status'>): OrderNextStep | null {
  const step = orderNextStep(order)
  return step !== null && OPENERS[step] ? step : null
}

export function openNextStep(step: OrderNextStep, id: string): void {
  OPENERS[step]?.(id)
}
