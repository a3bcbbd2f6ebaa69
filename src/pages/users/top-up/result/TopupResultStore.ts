import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { TopupStatus } from '@/model/enumerations/funds'
import { isTopupOpen, type TopupDetail } from '@/model/funds/topup'
import { topupApi } from '@/stores/areas/topupApi'
import { CommandKey } from '@/stores/form/CommandKey'
import { withoutSignature } from '@/stores/form/PhotoUploads'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { ProofEditor } from './ProofEditor'

/** One top-up, and what the customer can still do about it. */
export class TopupResultStore {
  readonly topup = new Resource<TopupDetail>(() => this.read())
  readonly proof: ProofEditor

  /** Whether the balance was read after the top-up was credited. */
  private isBalanceRead = false
  /** Whether the page polls; then an error shows no dialog. */
  private isInBackground = false
  private readonly topups: ReturnType<typeof topupApi>
  private readonly cancelKey = new CommandKey()

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.topups = topupApi(stores.api)
    this.proof = new ProofEditor(stores, { id, topup: this.topup, onLeave: () => this.leave() })
    makeAutoObservable<this, 'stores' | 'id' | 'topups' | 'cancelKey' | 'isInBackground'>(
      this,
      {
        topup: false,
        proof: false,
        stores: false,
        id: false,
        topups: false,
        cancelKey: false,
        isInBackground: false,
      },
      { autoBind: true },
    )
  }

  /** Identifies the top-up's current state, for `usePolling`; null once it's decided. */
  get waitsFor(): string | null {
    const { value } = this.topup
    return value !== null && isTopupOpen(value) ? `${value.status} ${value.version}` : null
  }

  /** The customer's account as read after the top-up was credited; null until then. */
  get account() {
    return this.isBalanceRead ? (this.stores.session.user?.currentFundAccount ?? null) : null
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.topup.reload()
  }

  /** Reads the top-up again without the customer noticing. */
  async poll(): Promise<void> {
    this.isInBackground = true
    const reading = this.load()
    this.isInBackground = false
    await reading
  }

  /** @returns whether the proof was accepted; otherwise the page shows what's wrong */
  async submitProof(): Promise<boolean> {
    const { form } = this.proof
    const isAccepted = await form.submit(async () => {
      const { proof } = this.proof
      await this.change(
        () => this.topups.submitProof(this.id, proof, form.keyFor(proof)),
        ({ images }) => areSamePictures(images, proof.images),
      )
    })
    if (isAccepted) this.proof.finish()
    return isAccepted
  }

  async cancel(): Promise<void> {
    await this.change(
      () => this.topups.cancel(this.id, this.cancelKey.for({})),
      ({ status }) => status === TopupStatus.Cancalled,
    )
    this.cancelKey.renew()
  }

  dispose(): void {
    this.proof.dispose()
  }

  /**
   * Sends a change and shows the top-up as it is afterwards. A change without an answer counts as made if the top-up
   * shows it.
   */
  private async change(
    send: () => Promise<TopupDetail>,
    isMade: (topup: TopupDetail) => boolean,
  ): Promise<void> {
    const before = this.topup.value?.version ?? 0
    try {
      this.topup.set(await rereadOnConflict(send, this.topup.reload))
    } catch (error) {
      if (!isApiError(error) || !error.isUncertain) throw error
      await this.poll()
      const { value, error: unread } = this.topup
      if (unread || value === null || value.version === before || !isMade(value)) throw error
    }
  }

  /** Reads the balance, too, once the top-up is credited, because other pages show it. */
  private async read(): Promise<TopupDetail> {
    const topup = await this.topups.get(this.id, this.isInBackground)
    if (topup.status === TopupStatus.Paid) await this.loadBalance()
    return topup
  }

  private async loadBalance(): Promise<void> {
    try {
      await this.stores.session.loadUser()
      runInAction(() => (this.isBalanceRead = true))
    } catch (error) {
      // The page works without the balance.
      if (!isApiError(error)) throw error
    }
  }

  private leave(): void {
    this.topup.clear()
    this.cancelKey.renew()
    this.isBalanceRead = false
  }
}

function areSamePictures(some: readonly string[], others: readonly string[]): boolean {
  return some.map(withoutSignature).join() === others.map(withoutSignature).join()
}
