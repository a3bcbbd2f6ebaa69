import { makeAutoObservable } from 'mobx'

import { Draft } from '@/stores/form/Draft'
import type { Form } from '@/stores/form/Form'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import type { PhotoUploads } from '@/stores/form/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

import { EMPTY_ORDER, hasWork, isKeptOrder, type KeptOrder, type OrderValues } from './OrderForm'

const NAME = 'submitOrder'

interface Sketch {
  readonly form: Form<OrderValues>
  readonly photos: PhotoUploads
}

/** Keeps what is on the form for its customer, over reloads and crashes, in step with what is picked in the list. */
export class OrderDraft {
  private readonly owned: OwnedDraft<KeptOrder>

  /** @param leave lets go of what else is on the page when somebody else is there */
  constructor(
    private readonly sketch: Sketch,
    private readonly stores: Pick<Stores, 'session' | 'selectedParcels' | 'photoTrays'>,
    leave: () => void,
  ) {
    this.owned = new OwnedDraft<KeptOrder>({
      session: stores.session,
      draft: new Draft(NAME, isKeptOrder),
      contents: () => this.contents,
      restore: (kept, ownerId) => {
        sketch.form.fill(kept?.values ?? EMPTY_ORDER)
        sketch.photos.resume(stores.photoTrays.of(ownerId, NAME), kept)
        this.takeSelection()
      },
      leave: () => {
        sketch.form.reset()
        sketch.photos.leave()
        leave()
      },
    })
    makeAutoObservable<this, 'sketch' | 'stores' | 'owned'>(
      this,
      { sketch: false, stores: false, owned: false },
      { autoBind: true },
    )
    this.owned.follow()
  }

  /** Whether there is work on the form that was done before, and kept. */
  get isRestored(): boolean {
    return this.owned.isRestored && this.hasWork
  }

  /** More than parcels, and what the page fills in by itself. */
  get hasWork(): boolean {
    return hasWork(this.sketch.form.values) || !this.sketch.photos.isEmpty
  }

  /** What was picked in the list takes the place of the parcels. */
  takeSelection(): void {
    const { parcelIds } = this.sketch.form.values
    const { ids } = this.stores.selectedParcels
    if (ids.length > 0 && ids.join() !== parcelIds.join()) this.sketch.form.set('parcelIds', [...ids])
  }

  /** The parcels that are left, here and in the list. */
  keepParcels(ids: readonly string[]): void {
    this.sketch.form.set('parcelIds', ids)
    this.stores.selectedParcels.choose(ids)
  }

  /** Only the parcels stay. */
  startOver(): void {
    const { parcelIds, addressId } = this.sketch.form.values
    this.owned.forget()
    this.sketch.form.fill({ ...EMPTY_ORDER, parcelIds, addressId })
    this.sketch.photos.clear()
  }

  /** It is an order now: nothing of it is kept. */
  finish(): void {
    this.sketch.form.reset()
    this.sketch.photos.clear()
    this.stores.selectedParcels.place()
    this.owned.forget()
  }

  dispose(): void {
    this.owned.dispose()
  }

  private get contents(): KeptOrder | null {
    const { form, photos } = this.sketch
    if (form.values.parcelIds.length === 0 && !this.hasWork) return null
    return { values: form.values, ...photos.kept }
  }
}
