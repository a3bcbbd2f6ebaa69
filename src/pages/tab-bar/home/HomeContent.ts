import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { reportError } from '@/platform/build/reportError'
import type { Stores } from '@/stores/StoresContext'

import { loadBlocks } from './loadBlocks'

type Code = Awaited<ReturnType<typeof loadBlocks>>

interface Blocks extends Pick<Code, 'HomeBlocks' | 'PopupAnnounce'> {
  readonly store: InstanceType<Code['BlocksStore']>
}

/** What the tenant publishes on Home. Its blocks are below the first screen, and on H5 their code loads apart. */
export class HomeContent {
  /** Null until their code has come. */
  blocks: Blocks | null = null
  /** Whether their code couldn't be loaded. */
  isMissing = false

  private loading: Promise<void> | null = null

  constructor(private readonly stores: Stores) {
    makeAutoObservable<this, 'stores' | 'loading'>(
      this,
      { blocks: observableRef, stores: false, loading: false },
      { autoBind: true },
    )
  }

  /** Whether there's something to show instead of a skeleton. */
  get hasBegun(): boolean {
    return this.blocks?.store.hasAnswered ?? false
  }

  /** @param showsPrices whether Home shows what shipping costs */
  async reload(showsPrices: boolean): Promise<void> {
    await this.load()
    await this.blocks?.store.reload(showsPrices)
  }

  async refreshVisible(showsPrices: boolean): Promise<void> {
    await this.load()
    await this.blocks?.store.refreshVisible(showsPrices)
  }

  private load(): Promise<void> {
    this.loading ??= this.loadCode().finally(() => (this.loading = null))
    return this.loading
  }

  private async loadCode(): Promise<void> {
    if (this.blocks) return
    this.isMissing = false
    try {
      const { HomeBlocks, PopupAnnounce, BlocksStore } = await loadBlocks()
      const store = new BlocksStore(this.stores.api)
      runInAction(() => (this.blocks = { HomeBlocks, PopupAnnounce, store }))
    } catch (error) {
      reportError(error)
      runInAction(() => (this.isMissing = true))
    }
  }
}
