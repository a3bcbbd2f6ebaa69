import { makeAutoObservable, reaction } from 'mobx'

import type { CustomsQuestion } from '@/model/customs/readiness'
import { Resource } from '@/stores/Resource'

import type { OrderApi } from '../../_shared/orderApi'

/** What customs wants to know of the order being prepared. */
interface CheckedOrder {
  readonly isLoading: boolean
  readonly parcels: readonly { readonly id: string; readonly obstacle: string | null }[]
  readonly form: {
    readonly values: { readonly addressId: string | null; readonly transportationChannelId: string | null }
  }
  readonly shipping: { readonly address: object | null }
}

/** What customs needs of an order being prepared. Asks again when its parcels, address or channel change. */
export class CustomsCheck {
  readonly readiness = new Resource(() => this.api.customs.getReadiness(this.question))

  constructor(
    private readonly order: CheckedOrder,
    private readonly api: Pick<OrderApi, 'customs'>,
  ) {
    makeAutoObservable<this, 'order' | 'api'>(
      this,
      { readiness: false, order: false, api: false },
      { autoBind: true },
    )
    reaction(
      () => this.canAsk && JSON.stringify(this.question),
      () => {
        // An answer about another destination would mislead.
        this.readiness.clear()
        void this.reload()
      },
    )
  }

  /** False without a parcel that can be shipped. */
  get canAsk(): boolean {
    return !this.order.isLoading && this.question.parcelIds.length > 0
  }

  async reload(): Promise<void> {
    if (this.canAsk) await this.readiness.reload()
  }

  private get question(): CustomsQuestion {
    const { parcels, shipping, form } = this.order
    const { addressId, transportationChannelId } = form.values
    return {
      parcelIds: parcels.filter(({ obstacle }) => obstacle === null).map(({ id }) => id),
      ...(addressId !== null && shipping.address && { addressId }),
      ...(transportationChannelId !== null && { transportationChannelId }),
    }
  }
}
