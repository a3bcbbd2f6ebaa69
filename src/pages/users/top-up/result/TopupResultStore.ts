import { makeAutoObservable, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { TopupStatus } from '@/model/enumerations/funds'
import { isTopupOpen, type TopupDetail } from '@/model/funds/topup'
import { topupApi } from '@/stores/areas/topupApi'
import { CommandKey } from '@/stores/form/CommandKey'
import { DraftForm } from '@/stores/form/DraftForm'
import { withoutSignature } from '@/stores/form/PhotoUploads'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type ProofValues = { readonly remarks: string }

/** A top-up: what has become of it, and the proof that the customer sends or corrects. */
export class TopupResultStore {
  readonly form: DraftForm<ProofValues>
  readonly topup = new Resource<TopupDetail>(() => this.read())

  /** Whether the customer has opened the form for another proof. */
  private isCorrecting = false
  /** Whether the balance was read after it had grown. */
  private isBalanceRead = false
  /** Whether the page reads by itself, which the customer must not notice. */
  private isInBackground = false
  /** The version of the top-up that the form starts from. */
  private formVersion: number | null = null

  private readonly topups: ReturnType<typeof topupApi>
  private readonly cancelKey = new CommandKey()
  private readonly stopFollowing: () => void

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.topups = topupApi(stores.api)
    this.form = new DraftForm<ProofValues>(stores, {
      name: `topupProof:${id}`,
      empty: { remarks: '' },
      needsRecord: true,
      isPhotoRequired: true,
      onLeave: () => this.leave(),
    })
    makeAutoObservable<
      this,
      'stores' | 'id' | 'topups' | 'cancelKey' | 'isInBackground' | 'formVersion' | 'stopFollowing'
    >(
      this,
      {
        form: false,
        topup: false,
        stores: false,
        id: false,
        topups: false,
        cancelKey: false,
        isInBackground: false,
        formVersion: false,
        stopFollowing: false,
      },
      { autoBind: true },
    )
    this.form.follow()
    // Runs before the form renders, so the form never appears empty.
    this.stopFollowing = reaction(
      () => this.topup.value,
      (topup) => topup && this.fillForm(topup),
    )
  }

  /** Whether the form is on screen: for the first proof, and for another one that the customer has begun. */
  get isEditing(): boolean {
    const { value } = this.topup
    if (value === null || !isTopupOpen(value)) return false
    return value.status === TopupStatus.Pending || this.isCorrecting || !this.form.isUntouched
  }

  /** Changes with the top-up; null once it has come to its end. */
  get waitsFor(): string | null {
    const { value } = this.topup
    const isOpen = value !== null && isTopupOpen(value) && this.stores.session.ownerId !== null
    return isOpen ? `${value.status} ${value.version}` : null
  }

  /** The customer's account once the top-up is part of its balance; null while that is unknown. */
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

  correct(): void {
    this.isCorrecting = true
  }

  /** Leaves the proof as it is. */
  keepProof(): void {
    this.isCorrecting = false
    this.form.startOver()
  }

  /** @returns whether the proof was accepted; otherwise the page shows what's wrong */
  async submitProof(): Promise<boolean> {
    const isAccepted = await this.form.submit(async ({ remarks }) => {
      const proof = { images: this.form.photos.urls, remarks: remarks.trim() }
      const sent = proof.images.map(withoutSignature).join()
      await this.change(
        () => this.topups.submitProof(this.id, proof, this.form.keyFor(proof)),
        ({ images }) => images.map(withoutSignature).join() === sent,
      )
    })
    if (isAccepted) this.startFromProof()
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
    this.stopFollowing()
    this.form.dispose()
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

  /** Reads the balance, too, once it has grown: other pages show it. */
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
      // The page is still true without the balance.
      if (!isApiError(error)) throw error
    }
  }

  /** Keeps what the customer has begun, as long as the top-up takes it. */
  private fillForm(topup: TopupDetail): void {
    const { form } = this
    if (!isTopupOpen(topup)) form.startOver()
    else if (!form.hasBegun || (form.isUntouched && topup.version !== this.formVersion)) this.begin(topup)
  }

  private startFromProof(): void {
    this.isCorrecting = false
    if (this.topup.value) this.begin(this.topup.value)
  }

  private begin({ remarks, images, version }: TopupDetail): void {
    this.formVersion = version
    this.form.begin({ remarks: remarks ?? '' }, images)
  }

  private leave(): void {
    this.topup.clear()
    this.cancelKey.renew()
    this.isCorrecting = false
    this.isBalanceRead = false
  }
}
