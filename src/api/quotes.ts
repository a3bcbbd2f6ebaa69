import type { Bill } from '@/model/order/bill'
import { toAmount } from '@/model/money/money'
import type { Quote } from '@/model/order/quote'

import type { Dto } from './dto'

export function readQuote(dto: Dto<'Quote'>): Quote {
  return { ...dto, channel: dto.transportationChannel, bill: dto.bill && readBill(dto.bill) }
}

export function readBill(dto: Dto<'Bill'>): Bill {
  return {
    ...dto,
    lines: dto.lines.map((line) => ({ ...line, amount: toAmount(line.amount) })),
    total: toAmount(dto.total),
  }
}
