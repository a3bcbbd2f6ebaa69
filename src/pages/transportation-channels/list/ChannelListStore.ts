import { makeAutoObservable, runInAction } from 'mobx'

import type { Page } from '@/model/list/page'
import type { Channel } from '@/model/shipping/channel'
import { platformCode } from '@/platform/build/platformCode'
import { shippingApi, type ShippingApi } from '@/stores/areas/shippingApi'
import { ListStore, type ListQuery } from '@/stores/list/ListStore'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** The delivery methods to a destination; the list's tabs are the ways of transport. */
export class ChannelListStore {
  readonly list: ListStore<Channel, string>
  readonly destinations = new Resource(() => this.shipping.listDestinations(this.stores.session.isSignedIn))
  readonly methodTypes = new Resource(() => this.shipping.listMethodTypes(this.stores.session.isSignedIn))
  /** Knows the currency of the prices. */
  readonly site = new Resource(() => this.stores.api.reference.getSiteConfiguration(platformCode()))
  /** The channel that is open, with all its rates. */
  readonly detail = new Resource(() => this.shipping.getChannel(this.openedId ?? ''))

  openedId: string | null = null

  private readonly shipping: ShippingApi

  /** @param regionGroupId empty for the first destination */
  constructor(
    private readonly stores: Stores,
    public regionGroupId: string,
  ) {
    this.shipping = shippingApi(stores.api)
    this.list = new ListStore<Channel, string>(stores, {
      isPublic: true,
      fetch: (range, methodTypeId) => this.listChannels(range, methodTypeId),
    })
    makeAutoObservable<this, 'stores' | 'shipping'>(
      this,
      {
        list: false,
        destinations: false,
        methodTypes: false,
        site: false,
        detail: false,
        stores: false,
        shipping: false,
      },
      { autoBind: true },
    )
  }

  /** Currency of all prices; empty until known. */
  get currencyCode(): string {
    return this.site.value?.defaultCurrencyCode ?? ''
  }

  async reload(): Promise<void> {
    await Promise.all([this.destinations.reload(), this.methodTypes.reload(), this.site.ensure()])
    const destinations = this.destinations.value
    if (destinations === null) return
    runInAction(() => {
      if (destinations.some(({ id }) => id === this.regionGroupId)) return
      this.regionGroupId = destinations[0]?.id ?? ''
    })
    await this.list.reload()
  }

  async goTo(regionGroupId: string): Promise<void> {
    if (regionGroupId === this.regionGroupId) return
    this.regionGroupId = regionGroupId
    await this.list.resetAndReload()
  }

  async open(id: string): Promise<void> {
    this.openedId = id
    this.detail.clear()
    await this.detail.reload()
  }

  close(): void {
    this.openedId = null
  }

  /** Nothing while there's no destination. */
  private async listChannels(range: ListQuery, methodTypeId: string | null): Promise<Page<Channel>> {
    const { regionGroupId } = this
    if (regionGroupId === '') return { items: [], totalCount: 0 }
    return this.shipping.listChannels({
      ...range,
      regionGroupId,
      ...(methodTypeId !== null && { shippingMethodTypeId: methodTypeId }),
    })
  }
}
