import { makeAutoObservable } from 'mobx'

import { textOrNull } from '@/model/format/textOrNull'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { logisticsOrderApi } from '@/stores/areas/logisticsOrderApi'
import { DraftForm } from '@/stores/form/DraftForm'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type ReceiptValues = {
  /** "1" to "5". */
  readonly satisfaction: string | null
  readonly review: string
}

/** Spec section 5: confirming receipt requires a satisfaction choice. */
function validate({ satisfaction }: ReceiptValues): FieldProblems<keyof ReceiptValues> {
  return satisfaction === null ? { satisfaction: { kind: 'required' } } : {}
}

/** Confirms the receipt of an order, with what the customer thinks of it. */
export class ConfirmReceiptStore {
  readonly form: DraftForm<ReceiptValues>
  readonly order = new Resource<LogisticsOrderDetail>(() => this.orders.get(this.id))

  private readonly orders: ReturnType<typeof logisticsOrderApi>

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.orders = logisticsOrderApi(stores.api)
    this.form = new DraftForm<ReceiptValues>(stores, {
      name: `receipt:${id}`,
      empty: { satisfaction: null, review: '' },
      validate,
      onLeave: () => this.order.clear(),
    })
    makeAutoObservable<this, 'stores' | 'id' | 'orders'>(
      this,
      { form: false, order: false, stores: false, id: false, orders: false },
      { autoBind: true },
    )
    this.form.follow()
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.order.reload()
  }

  /**
   * Reloads the order if it was confirmed elsewhere or completed by itself.
   *
   * @returns false if a field is invalid
   */
  async submit(): Promise<boolean> {
    const send = () =>
      this.form.submit(async ({ satisfaction, review }) => {
        const request = {
          satisfaction: Number(satisfaction),
          review: textOrNull(review),
          images: this.form.photos.urls,
        }
        await this.orders.confirmReceipt(this.id, request, this.form.keyFor(request))
      })
    return rereadOnConflict(send, this.order.reload)
  }

  dispose(): void {
    this.form.dispose()
  }
}
