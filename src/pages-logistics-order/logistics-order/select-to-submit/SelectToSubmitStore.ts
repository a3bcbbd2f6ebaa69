import { makeAutoObservable, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ConsolidationSaving, SavingChoice } from '@/model/order/consolidationSaving'
import { parcelObstacle } from '@/model/order/logisticsOrder'
import {
  byWarehouse,
  totalsOf,
  type ParcelTotals,
  type WarehouseParcels,
} from '@/model/order/selectableParcels'
import type { Parcel } from '@/model/parcel/parcel'
import { MAX_PARCELS_PER_ORDER } from '@/model/parcel/parcelSelection'
import { Quotes } from '@/stores/quote/Quotes'
import { Resource } from '@/stores/Resource'
import { ParcelSelection } from '@/stores/selection/ParcelSelection'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'
import { selectionDraft } from '../../_shared/selectionDraft'

type PageStores = Pick<Stores, 'session' | 'selectedParcels'> & {
  readonly api: OrderApi & Pick<Stores['api'], 'warehouse'>
}

/** More than a warehouse keeps for one customer. */
const MAX_PARCELS = 999

/** How far comparing prices has come, or what it waits for (`select.saving.*` in the language packs). */
export type ComparisonStep = 'noAddress' | 'none' | 'one' | 'loading' | 'failed' | 'compared'

/** The parcels in the warehouse, to choose from for an order. The choice survives a restart. */
export class SelectToSubmitStore {
  readonly parcels = new Resource(async () => {
    const statuses = [ParcelStatus.Arrived, ParcelStatus.Inbound]
    const query = { statuses, isSubmitted: false, maxResultCount: MAX_PARCELS }
    return (await this.stores.api.parcels.list(query)).items
  })
  readonly warehouses = new Resource(() => this.stores.api.warehouse.listMyAddresses())
  /** The default address comes first. */
  readonly addresses = new Resource(async () => {
    return (await this.stores.api.addresses.list({ maxResultCount: 1 })).items
  })
  readonly selection: ParcelSelection
  /** What the ticked parcels cost together and apart, to the default address. */
  readonly comparison: Quotes<SavingChoice, ConsolidationSaving>

  /** Number of ticked parcels that turned out not to be shippable any more, and were unticked. */
  droppedCount = 0

  /** Warehouses that show all parcels that can't be shipped yet. */
  private unfolded: readonly string[] = []
  private isRestored = false
  private readonly reactions: readonly (() => void)[]

  constructor(private readonly stores: PageStores) {
    this.selection = new ParcelSelection({ ...stores, parcels: stores.api.parcels })
    this.comparison = new Quotes((choice, isBackground) => this.compare(choice, isBackground))
    makeAutoObservable<this, 'stores' | 'isRestored' | 'reactions'>(
      this,
      {
        parcels: false,
        warehouses: false,
        addresses: false,
        selection: false,
        comparison: false,
        stores: false,
        isRestored: false,
        reactions: false,
      },
      { autoBind: true },
    )
    this.reactions = [
      reaction(() => this.selection.parcels.map(({ id }) => id), this.remember),
      reaction(
        () => JSON.stringify(this.choice),
        () => this.comparison.requestSoon(this.choice),
      ),
    ]
  }

  get groups(): readonly WarehouseParcels[] {
    return byWarehouse(this.parcels.value ?? [])
  }

  get totals(): ParcelTotals {
    return totalsOf(this.selection.parcels)
  }

  get comparisonStep(): ComparisonStep {
    const { value, error, isUpdating } = this.comparison
    if (this.addresses.value?.length === 0) return 'noAddress'
    if (error) return 'failed'
    if (isUpdating) return 'loading'
    if (!value) return 'none'
    return value.alone.parcels.length === 1 ? 'one' : 'compared'
  }

  warehouseName(warehouseId: string): string | null {
    return this.warehouses.value?.find(({ id }) => id === warehouseId)?.name ?? null
  }

  isUnfolded(warehouseId: string): boolean {
    return this.unfolded.includes(warehouseId)
  }

  toggleFold(warehouseId: string): void {
    const others = this.unfolded.filter((id) => id !== warehouseId)
    this.unfolded = this.isUnfolded(warehouseId) ? others : [...others, warehouseId]
  }

  /** Reloads everything, and unticks parcels that can no longer be shipped. */
  async load(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    if (this.selection.isUsedUp) this.selection.close()
    this.selection.dropRemoved()
    await Promise.all([
      this.parcels.reload(),
      this.addresses.reload(),
      this.warehouses.ensure(),
      this.stores.session.ensureOwner(),
    ])
    const parcels = this.parcels.value
    if (parcels === null || this.parcels.error) return
    const dropped = this.isRestored ? (await this.selection.recheck(parcels)).length : this.restore(parcels)
    runInAction(() => (this.droppedCount = dropped))
  }

  /** Ticks the warehouse's parcels, instead of another's; unticks them if all are ticked. */
  toggleAll({ ready }: WarehouseParcels): void {
    this.selection.choose(this.areAllTicked(ready) ? [] : ready)
  }

  /** Whether all are ticked, or as many as an order takes. */
  areAllTicked(ready: readonly Parcel[]): boolean {
    const tickedCount = ready.filter(({ id }) => this.selection.isTicked(id)).length
    return tickedCount > 0 && tickedCount === Math.min(ready.length, MAX_PARCELS_PER_ORDER)
  }

  /** Asks for the comparison again after it failed. */
  async retryComparison(): Promise<void> {
    if (this.choice) await this.comparison.request(this.choice)
  }

  dispose(): void {
    for (const stop of this.reactions) stop()
    this.comparison.dispose()
  }

  /** What to compare: null while nothing is ticked, or without an address. */
  private get choice(): SavingChoice | null {
    const [address] = this.addresses.value ?? []
    const parcelIds = this.selection.parcels.map(({ id }) => id)
    if (!address || parcelIds.length === 0) return null
    return { parcelIds, addressId: address.id }
  }

  /** Ticks the parcels of the order below, or those that were ticked before a restart. */
  private restore(parcels: readonly Parcel[]): number {
    const { session, selectedParcels } = this.stores
    const { ownerId } = session
    const stored = ownerId === null ? null : selectionDraft.read(ownerId)
    const ids = selectedParcels.ids.length > 0 ? selectedParcels.ids : (stored ?? [])
    const left = parcels.filter((parcel) => ids.includes(parcel.id) && parcelObstacle(parcel) === null)
    this.isRestored = true
    if (left.length === 0 && ownerId !== null) selectionDraft.remove(ownerId)
    runInAction(() => this.selection.choose(left))
    return ids.length - left.length
  }

  private remember(ids: readonly string[]): void {
    const { ownerId } = this.stores.session
    if (ownerId === null) return
    if (ids.length > 0) selectionDraft.write(ownerId, ids)
    else selectionDraft.remove(ownerId)
  }

  /** Reloads the parcels if one is refused: another device may have submitted it. */
  private async compare(choice: SavingChoice, isBackground: boolean): Promise<ConsolidationSaving> {
    try {
      return await this.stores.api.logisticsOrders.compare(choice, isBackground)
    } catch (error) {
      if (isApiError(error) && error.fieldMessage('parcelIds') !== null) await this.load()
      throw error
    }
  }
}
