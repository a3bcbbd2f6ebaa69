import { ApiError } from '@/model/call/ApiError'
import { OrderKind } from '@/model/enumerations/logisticsOrder'
import { settle } from '@/model/money/settlement'
import { sumAmounts } from '@/model/money/money'
import type { PendingPay } from '@/model/order/pendingPay'
import { PendingPayStore } from '@/pages/users/pending-pay/PendingPayStore'

const TIME = new Date('2026-11-23T08:00:00Z')

export const lost = () => new ApiError('network', 'connection lost')
const refused = (code: string) => new ApiError('rejected', code, { status: 409, code })

export function anEntry(id: string, total: string, kind: PendingPay['kind'] = OrderKind.L): PendingPay {
  return {
    id,
    kind,
    code: `code-${id}`,
    displayName: id,
    image: null,
    total,
    currencyCode: 'CNY',
    creationTime: TIME,
    expirationTime: null,
    orderIds: [id],
  }
}

/** A server with orders that wait for money and one balance; it charges as the real one does. */
class FakeServer {
  isSignedIn = true
  balance = '100.00'
  waiting: readonly PendingPay[] = [
    anEntry('o1', '30.00'),
    anEntry('o2', '20.00'),
    anEntry('s1', '5.00', OrderKind.STORE_PARCEL),
  ]
  /** What was taken from the balance, one entry a charge. */
  readonly charges: string[] = []
  readonly keys: string[] = []
  /** Loses this many answers to payments, after doing the work. */
  answersToLose = 0
  /** Loses this many requests to pay before they arrive. */
  requestsToLose = 0
  readFails = false

  private readonly answered = new Set<string>()

  readonly listPendingPays = jest.fn(async () => {
    if (this.readFails) throw lost()
    const orders = this.waiting.filter(({ kind }) => kind === OrderKind.L)
    const batch = { ...anEntry('LB', totalOf(orders), OrderKind.LB), orderIds: orders.map(({ id }) => id) }
    return orders.length > 1 ? [batch, ...this.waiting] : this.waiting
  })

  readonly payOrders = jest.fn(async (ids: readonly string[], total: string, key: string) =>
    this.pay(ids, total, key),
  )

  readonly payStoreOrder = jest.fn(async (id: string, total: string, key: string) =>
    this.pay([id], total, key),
  )

  private pay(ids: readonly string[], total: string, key: string): void {
    this.keys.push(key)
    if (this.requestsToLose > 0) {
      this.requestsToLose -= 1
      throw lost()
    }
    if (!this.answered.has(key)) this.charge(ids, total)
    this.answered.add(key)
    if (this.answersToLose > 0) {
      this.answersToLose -= 1
      throw lost()
    }
  }

  private charge(ids: readonly string[], total: string): void {
    const entries = this.waiting.filter(({ id }) => ids.includes(id))
    if (entries.length < ids.length) throw refused('OrderMoveRefused')
    if (totalOf(entries) !== total) throw refused('OrderTotalChanged')
    const { left } = settle(this.balance, total)
    if (left === null) throw refused('InsufficientBalance')
    this.balance = left
    this.waiting = this.waiting.filter(({ id }) => !ids.includes(id))
    this.charges.push(total)
  }
}

function totalOf(entries: readonly PendingPay[]): string {
  return sumAmounts(entries.map(({ total }) => total))
}

/** The page's store on a fake server, with only these entries chosen; all are at first. */
export async function openPendingPay(
  chosen: readonly string[],
  changes: Partial<Pick<FakeServer, 'balance' | 'isSignedIn' | 'waiting'>> = {},
) {
  const server = Object.assign(new FakeServer(), changes)
  const session = {
    isSignedIn: server.isSignedIn,
    user: null as unknown,
    loadUser: async () => {
      if (server.readFails) throw lost()
      session.user = { currentFundAccount: { balance: server.balance, currencyCode: 'CNY' } }
    },
  }
  const api = { http: { post: async () => ({ items: [], totalCount: 0 }) } }
  const store = new PendingPayStore({ api, funds: server, session } as never)
  await store.load()
  for (const { id } of store.selection.chosen) if (!chosen.includes(id)) store.selection.toggle(id)
  return { server, store, selection: store.selection }
}
