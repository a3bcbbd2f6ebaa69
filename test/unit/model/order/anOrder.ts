import { readOrder } from '@/api/logisticsOrderReaders'
import type { LogisticsOrder } from '@/model/order/orderDetail'

import { anOrderDto } from '../../../support/app/orderFactories'

export function anOrder(overrides: Partial<LogisticsOrder> = {}): LogisticsOrder {
  return { ...readOrder(anOrderDto()), ...overrides }
}
