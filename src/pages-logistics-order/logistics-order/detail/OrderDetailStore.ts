import { makeAutoObservable } from 'mobx'

import type { AfterSalesCase } from '@/model/care/afterSales'
import { moneyText } from '@/model/money/money'
import { isOrderUnpaid } from '@/model/order/orderGuidance'
import type { LogisticsOrderDetail, OrderLogEntry } from '@/model/order/orderDetail'
import type { PickupStation } from '@/model/order/pickupStation'
import { logisticsOrderApi } from '@/stores/areas/logisticsOrderApi'
import { pickupStationApi } from '@/stores/areas/pickupStationApi'
import { casesAbout } from '@/stores/care/casesAbout'
import { CommandKey } from '@/stores/form/CommandKey'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** More than a destination has. */
const MAX_STATIONS = 99

/** One shipment order, its log, its pickup point and its after-sales cases. */
export class OrderDetailStore {
  readonly order = new Resource(() => this.orders.get(this.id))
  readonly logs = new Resource<readonly OrderLogEntry[]>(() => this.orders.listLogs(this.id))
  /** Empty for delivery to the door, and for a pickup point that has closed. */
  readonly stations = new Resource<readonly PickupStation[]>(() => this.readStation())
  /** The balance that auto-pay charges, read only while the order is unpaid. */
  readonly balance = new Resource(() => this.readBalance())

  /** After-sales cases about the order; there are none before it is weighed. */
  readonly cases = new Resource<readonly AfterSalesCase[]>(async () => {
    const order = this.order.value
    if (!order?.isTotalActual) return []
    return casesAbout(this.stores.api, { id: order.id, number: order.code })
  })

  private readonly orders: ReturnType<typeof logisticsOrderApi>
  private readonly cancelKey = new CommandKey()

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.orders = logisticsOrderApi(stores.api)
    makeAutoObservable<this, 'stores' | 'id' | 'orders' | 'cancelKey'>(
      this,
      {
        order: false,
        logs: false,
        stations: false,
        balance: false,
        cases: false,
        stores: false,
        id: false,
        orders: false,
        cancelKey: false,
      },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    await this.order.reload()
    if (!this.order.value || !session.isSignedIn) return
    const { logs, stations, balance, cases } = this
    await Promise.all([logs, stations, balance, cases].map((part) => part.reload()))
  }

  async cancel(): Promise<void> {
    await this.change(() => this.orders.cancel(this.id, this.cancelKey.for({})))
    this.cancelKey.renew()
  }

  async setAutoPay(isAutoPay: boolean): Promise<void> {
    await this.change(() => this.orders.setAutoPay(this.id, isAutoPay))
  }

  /** Shows the order as it is afterwards; one that has moved on meanwhile is read again. */
  private async change(send: () => Promise<LogisticsOrderDetail>): Promise<void> {
    this.order.set(await rereadOnConflict(send, this.reload))
    await this.logs.reload()
  }

  private async readBalance(): Promise<{ readonly text: string }> {
    const { session } = this.stores
    const order = this.order.value
    if (order && isOrderUnpaid(order)) await session.loadUser()
    const account = session.user?.currentFundAccount
    return { text: account ? moneyText(account.balance, account.currencyCode) : '–' }
  }

  private async readStation(): Promise<readonly PickupStation[]> {
    const order = this.order.value
    if (!order?.pickupStation) return []
    const { regionGroupId } = order.shippingAddress
    const { items } = await pickupStationApi(this.stores.api).list({
      regionGroupId,
      maxResultCount: MAX_STATIONS,
    })
    return items.filter(({ id }) => id === order.pickupStation?.id)
  }
}
