import { makeAutoObservable, reaction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { isOrderEditable } from '@/model/order/orderGuidance'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { logisticsOrderApi } from '@/stores/areas/logisticsOrderApi'
import { DraftForm } from '@/stores/form/DraftForm'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type NotesValues = {
  readonly remarks: string
  readonly messageToStaff: string
}

const EMPTY: NotesValues = { remarks: '', messageToStaff: '' }

/** Changes what the customer wrote on an order, until it is weighed. */
export class OrderNotesStore {
  readonly form: DraftForm<NotesValues>
  readonly order = new Resource<LogisticsOrderDetail>(() => this.orders.get(this.id))

  private readonly orders: ReturnType<typeof logisticsOrderApi>

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.orders = logisticsOrderApi(stores.api)
    this.form = new DraftForm<NotesValues>(stores, {
      name: `orderNotes:${id}`,
      empty: EMPTY,
      needsRecord: true,
      isFrozen: () => !this.isEditable,
      onLeave: () => this.order.clear(),
    })
    makeAutoObservable<this, 'stores' | 'id' | 'orders'>(
      this,
      { form: false, order: false, stores: false, id: false, orders: false },
      { autoBind: true },
    )
    this.form.follow()
    // Runs before the form renders, so the form never appears empty.
    reaction(
      () => this.order.value,
      (order) => order && !this.form.hasBegun && this.begin(order),
    )
  }

  get isEditable(): boolean {
    const { value } = this.order
    return value !== null && isOrderEditable(value)
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.order.ensure()
  }

  async submit(): Promise<boolean> {
    try {
      return await this.form.submit(async ({ remarks, messageToStaff }) => {
        const changes = {
          remarks: remarks.trim(),
          messageToStaff: messageToStaff.trim(),
          images: this.form.photos.urls,
        }
        const order = await this.orders.update(this.id, changes, this.order.value?.version ?? 0)
        this.order.set(order)
        this.begin(order)
      })
    } catch (error) {
      // Read again what the order is now; what was typed stays, unless it can no longer be changed.
      if (isApiError(error) && error.detail.status === 409) await this.order.reload()
      throw error
    }
  }

  dispose(): void {
    this.form.dispose()
  }

  private begin({ remarks, messageToStaff, images }: LogisticsOrderDetail): void {
    this.form.begin({ remarks: remarks ?? '', messageToStaff: messageToStaff ?? '' }, images)
  }
}
