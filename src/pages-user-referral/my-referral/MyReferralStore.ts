import { makeAutoObservable } from 'mobx'

import { referralApi } from '@/stores/areas/referralApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { PosterStore } from './poster/PosterStore'

export class MyReferralStore {
  readonly referral = new Resource(() => referralApi(this.stores.api).getMine())
  readonly poster: PosterStore

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.poster = new PosterStore(stores)
    makeAutoObservable<this, 'stores'>(
      this,
      { referral: false, poster: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    // The poster needs the customer's name; the rest doesn't wait for it.
    await Promise.all([this.referral.reload(), this.stores.session.ensureOwner()])
  }
}
