import { makeAutoObservable, reaction } from 'mobx'

import { isTopupOpen, isTopupPending, type TopupDetail, type TopupProof } from '@/model/funds/topup'
import { DraftForm } from '@/stores/form/DraftForm'
import type { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type ProofValues = { readonly remarks: string }

interface Options {
  /** The top-up's ID. */
  readonly id: string
  readonly topup: Resource<TopupDetail>
  /** Called when another customer has signed in. */
  readonly onLeave: () => void
}

/** The form for a top-up's proof, and for its replacement while the top-up is under review. */
export class ProofEditor {
  readonly form: DraftForm<ProofValues>

  /** Whether the customer has opened the form to replace the proof. */
  private isCorrecting = false
  /** The version of the top-up that the form starts from. */
  private formVersion: number | null = null
  private readonly topup: Resource<TopupDetail>
  private readonly stopFollowing: () => void

  constructor(stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>, { id, topup, onLeave }: Options) {
    this.topup = topup
    this.form = new DraftForm<ProofValues>(stores, {
      name: `topupProof:${id}`,
      empty: { remarks: '' },
      needsRecord: true,
      isPhotoRequired: true,
      onLeave: () => {
        this.close()
        onLeave()
      },
    })
    makeAutoObservable<this, 'topup' | 'formVersion' | 'stopFollowing'>(
      this,
      { form: false, topup: false, formVersion: false, stopFollowing: false },
      { autoBind: true },
    )
    this.form.follow()
    // Runs before the form renders, so the form never appears empty.
    this.stopFollowing = reaction(
      () => topup.value,
      (value) => value && this.follow(value),
    )
  }

  /** Whether the form is on screen: for the first proof, or for a replacement that the customer has begun. */
  get isOpen(): boolean {
    const { value } = this.topup
    if (value === null || !isTopupOpen(value)) return false
    return isTopupPending(value) || this.isCorrecting || !this.form.isUntouched
  }

  get proof(): TopupProof {
    return { images: this.form.photos.urls, remarks: this.form.values.remarks.trim() }
  }

  open(): void {
    this.isCorrecting = true
  }

  /** Closes the form and leaves the proof under review as it is. */
  discard(): void {
    this.close()
    this.form.startOver()
  }

  /** Call once the proof is accepted. The next edit starts from it. */
  finish(): void {
    this.close()
    if (this.topup.value) this.begin(this.topup.value)
  }

  dispose(): void {
    this.stopFollowing()
    this.form.dispose()
  }

  /** Keeps the customer's edits while the top-up still accepts a proof. */
  private follow(topup: TopupDetail): void {
    const { form } = this
    if (!isTopupOpen(topup)) form.startOver()
    else if (!form.hasBegun || (form.isUntouched && topup.version !== this.formVersion)) this.begin(topup)
  }

  private begin({ remarks, images, version }: TopupDetail): void {
    this.formVersion = version
    this.form.begin({ remarks: remarks ?? '' }, images)
  }

  private close(): void {
    this.isCorrecting = false
  }
}
