import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { settle, type Settlement } from '@/model/money/settlement'
import type { Parcel } from '@/model/parcel/parcel'
import {
  mayHaveServices,
  type ParcelServices,
  type ServiceOffer,
  type ServiceRequest,
} from '@/model/parcel/serviceRequest'
import { parcelServiceApi } from '@/stores/areas/parcelServiceApi'
import { CommandKey } from '@/stores/form/CommandKey'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** What is done to a stored parcel on request, and the sheet in which the customer asks for more. */
export class ParcelServicesStore {
  readonly services = new Resource<ParcelServices>(() => this.api.list(this.parcelId))
  isSheetOpen = false
  chosenId: string | null = null
  remarks = ''

  private readonly key = new CommandKey()
  private readonly consents: MessageConsents

  /** @param rereadParcel reads the parcel and its services again */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly parcelId: string,
    private readonly rereadParcel: () => Promise<void>,
  ) {
    this.consents = new MessageConsents(stores.api)
    makeAutoObservable<this, 'stores' | 'parcelId' | 'rereadParcel' | 'key' | 'consents' | 'api'>(
      this,
      {
        services: false,
        stores: false,
        parcelId: false,
        rereadParcel: false,
        key: false,
        consents: false,
        api: false,
      },
      { autoBind: true },
    )
  }

  /** What the customer has picked, as it is offered now. */
  get chosen(): ServiceOffer | null {
    const offers = this.services.value?.offers ?? []
    return offers.find(({ id, unavailable }) => id === this.chosenId && unavailable === null) ?? null
  }

  /** What the choice costs and leaves of the balance; null without a choice. */
  get settlement(): Settlement | null {
    const account = this.stores.session.user?.currentFundAccount
    return this.chosen && account ? settle(account.balance, this.chosen.price) : null
  }

  async reload(parcel: Pick<Parcel, 'status'>): Promise<void> {
    if (mayHaveServices(parcel)) await this.services.reload()
    if (this.isSheetOpen) await this.readBalance()
  }

  async openSheet(): Promise<void> {
    this.isSheetOpen = true
    void this.consents.load()
    await this.readBalance()
  }

  closeSheet(): void {
    this.isSheetOpen = false
  }

  choose(id: string): void {
    this.chosenId = id
  }

  setRemarks(remarks: string): void {
    this.remarks = remarks
  }

  /** The balance may have been topped up meanwhile. Without an answer the known one stays. */
  async readBalance(): Promise<void> {
    try {
      await this.stores.session.loadUser()
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }

  /**
   * Pays for the choice. Sending it again repeats the same command until there's a definite answer.
   *
   * @returns null if there is nothing to pay for
   * @throws ApiError if the request is refused; offers and balance are then reloaded
   */
  async request(): Promise<ServiceRequest | null> {
    const { chosen, remarks } = this
    if (!chosen) return null
    const wish = { additionalServiceId: chosen.id, expectedPrice: chosen.price, remarks }
    await this.consents.ask(['PARCEL'])
    const made = await this.changing(() => this.api.request(this.parcelId, wish, this.key.for(wish)))
    this.forgetWish()
    return made
  }

  /** @throws ApiError if staff were faster */
  async withdraw({ id }: ServiceRequest): Promise<void> {
    await this.changing(() => this.api.withdraw(this.parcelId, id, this.key.for({ id })))
  }

  /** Runs a command and reads again what it changes, unless nobody knows whether it was done. */
  private async changing<T>(command: () => Promise<T>): Promise<T> {
    try {
      const answer = await command()
      this.key.renew()
      void this.reread()
      return answer
    } catch (error) {
      if (isApiError(error) && !error.isUncertain) await this.reread()
      throw error
    }
  }

  private forgetWish(): void {
    this.isSheetOpen = false
    this.chosenId = null
    this.remarks = ''
  }

  private async reread(): Promise<void> {
    await Promise.all([this.rereadParcel(), this.readBalance()])
  }

  private get api() {
    return parcelServiceApi(this.stores.api)
  }
}
