import { makeAutoObservable } from 'mobx'

import { isHostAllowed } from '@/model/link/webAddress'
import { platformCode } from '@/platform/build/platformCode'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Which web pages the mini program may open. */
export class MpWebviewStore {
  readonly site = new Resource(() => this.stores.api.reference.getSiteConfiguration(platformCode()))
  /** Whether WeChat couldn't load the web page. */
  hasFailed = false

  constructor(private readonly stores: Pick<Stores, 'api'>) {
    makeAutoObservable<this, 'stores'>(this, { site: false, stores: false }, { autoBind: true })
  }

  /** @param hosts as the server allows them */
  mayOpen(host: string, hosts: readonly string[]): boolean {
    return !this.hasFailed && isHostAllowed(host, hosts)
  }

  fail(): void {
    this.hasFailed = true
  }
}
