import type { createFundApi } from '@/api/funds'
import { isApiError } from '@/model/call/ApiError'
import { OrderKind } from '@/model/enumerations/logisticsOrder'
import { sumAmounts } from '@/model/money/money'
import type { PendingPay } from '@/model/order/pendingPay'
import { CommandKey } from '@/stores/form/CommandKey'

/** What became of a request; `lost` is one without a definite answer, `refusal` is in the server's words. */
type Answer = 'paid' | 'lost' | { readonly refusal: string }

/** Sends payments. The same one is the same command until there's a definite answer. */
export class PendingPayments {
  private readonly keys = new Map<string, CommandKey>()

  constructor(private readonly api: Pick<ReturnType<typeof createFundApi>, 'payOrders' | 'payStoreOrder'>) {}

  /** @param entries one mall order, or shipment orders to be paid together */
  async send(entries: readonly PendingPay[]): Promise<Answer> {
    const total = sumAmounts(entries.map((entry) => entry.total))
    const ids = entries.map(({ id }) => id)
    const key = this.keyOf(ids.join())
    try {
      await this.request(entries, ids, total, key.for({ ids, total }))
      return 'paid'
    } catch (error) {
      if (!isApiError(error)) throw error
      const isLost = error.isUncertain || error.kind === 'malformed' || error.kind === 'unauthorized'
      return isLost ? 'lost' : { refusal: error.message }
    }
  }

  private async request(
    [first]: readonly PendingPay[],
    ids: readonly string[],
    total: string,
    key: string,
  ): Promise<void> {
    if (first?.kind === OrderKind.STORE_PARCEL) await this.api.payStoreOrder(first.id, total, key)
    else await this.api.payOrders(ids, total, key)
  }

  private keyOf(name: string): CommandKey {
    const key = this.keys.get(name) ?? new CommandKey()
    this.keys.set(name, key)
    return key
  }
}
