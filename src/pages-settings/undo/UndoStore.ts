import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { contactChangeApi } from '@/stores/areas/contactChangeApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** A change of contact that the customer may not have made, and its undoing. */
export class UndoStore {
  readonly change = new Resource(() => contactChangeApi(this.stores.api).view(this.token))

  /** @param token of the link; empty if it was cut off */
  constructor(
    private readonly stores: Pick<Stores, 'api'>,
    private readonly token: string,
  ) {
    makeAutoObservable<this, 'stores' | 'token'>(
      this,
      { change: false, stores: false, token: false },
      { autoBind: true },
    )
  }

  /** Whether the link can't be used, now or later. */
  get isEnded(): boolean {
    return this.token === '' || this.change.error?.detail.status === 400
  }

  async reload(): Promise<void> {
    if (!this.isEnded) await this.change.reload()
  }

  /** Afterwards the link has ended, here and wherever else it was opened. */
  async undo(): Promise<void> {
    try {
      await contactChangeApi(this.stores.api).undo(this.token)
    } catch (error) {
      // It was undone meanwhile, perhaps by a request whose answer got lost.
      if (isApiError(error) && error.detail.code === 'UndoLinkEnded') await this.change.reload()
      throw error
    }
  }
}
