import { makeAutoObservable, runInAction } from 'mobx'

import { unclaimedParcelApi, type UnclaimedParcelApi } from '@/stores/areas/unclaimedParcelApi'
import { isApiError } from '@/model/ApiError'
import { normaliseExpressNumber } from '@/model/parcelGuidance'
import { UnclaimedParcelStatus, type ParcelClaim, type UnclaimedParcel } from '@/model/unclaimedParcel'
import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'
import { isExpressNumber } from '@/model/validation/rules'
import { CommandKey } from '@/stores/CommandKey'
import { PhotoUploads } from '@/stores/PhotoUploads'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { KeptForm } from '../../_shared/KeptForm'
import { photoProblem } from '../../_shared/photoProblem'

export type ClaimValues = { readonly expressNumber: string; readonly note: string }

/** The parcel as it stands now; null once it is gone. */
export interface ClaimSubject {
  readonly parcel: UnclaimedParcel | null
  /** The customer's own claim, while it is under review. */
  readonly claim: ParcelClaim | null
}

/** The API has no call for one of them: as many as it gives at once. */
const ALL = { maxResultCount: 999 }

function validate({ expressNumber }: ClaimValues): FieldProblems<keyof ClaimValues> {
  const number = normaliseExpressNumber(expressNumber)
  if (number === '') return { expressNumber: { kind: 'expressNumber' } }
  return isExpressNumber(number) ? {} : { expressNumber: { kind: 'format' } }
}

/** A claim on one parcel: its whole number, and what proves the purchase. */
export class ClaimParcelStore {
  readonly photos: PhotoUploads
  readonly kept: KeptForm<ClaimValues>
  readonly subject = new Resource<ClaimSubject>(() => this.readSubject())

  /** The server's words since too many wrong numbers have locked claiming for the day. */
  lock: string | null = null

  private hasTried = false
  private readonly key = new CommandKey()
  private readonly unclaimed: UnclaimedParcelApi

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.unclaimed = unclaimedParcelApi(stores.api)
    this.photos = new PhotoUploads(stores.api.upload)
    this.kept = new KeptForm<ClaimValues>(stores.session, {
      name: `claim:${id}`,
      empty: { expressNumber: '', note: '' },
      validate,
      forget: (isSomebodyElse) => this.forget(isSomebodyElse),
    })
    makeAutoObservable<this, 'stores' | 'id' | 'key' | 'unclaimed'>(
      this,
      {
        photos: false,
        kept: false,
        subject: false,
        stores: false,
        id: false,
        key: false,
        unclaimed: false,
      },
      { autoBind: true },
    )
  }

  get isUntouched(): boolean {
    return this.kept.isUntouched && this.photos.photos.length === 0
  }

  get photoProblem(): FieldProblem | null {
    return this.hasTried ? photoProblem(this.photos, true) : null
  }

  /** Whose claim is looked at, if anybody's. */
  get review(): 'mine' | 'others' | null {
    const parcel = this.subject.value?.parcel
    if (parcel?.status !== UnclaimedParcelStatus.UnderReview) return null
    return parcel.isClaimedByMe ? 'mine' : 'others'
  }

  async load(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await this.kept.settle()
    await this.subject.reload()
  }

  /** @returns whether the claim was taken; what is wrong stands at its field otherwise */
  async submit(): Promise<boolean> {
    this.hasTried = true
    const isInOrder = this.kept.form.check()
    if (!isInOrder || this.photoProblem !== null) return false
    try {
      await this.kept.form.attempt(() => this.send())
    } catch (error) {
      await this.takeRefusal(error)
      throw error
    }
    this.kept.startOver()
    await this.subject.reload()
    return true
  }

  private async send(): Promise<void> {
    const { expressNumber, note } = this.kept.form.values
    const proof = {
      expressNumber: normaliseExpressNumber(expressNumber),
      images: this.photos.urls,
      note: note.trim() === '' ? null : note.trim(),
    }
    await this.unclaimed.claim(this.id, proof, this.key.for(proof))
    runInAction(() => (this.lock = null))
  }

  /** Somebody else was faster, or nobody may try any more today: the page says so where the form stands. */
  private async takeRefusal(error: unknown): Promise<void> {
    if (!isApiError(error)) return
    const { code, status } = error.detail
    if (code === 'ClaimLocked') runInAction(() => (this.lock = error.message))
    if (status === 409 || status === 404) await this.subject.reload()
  }

  private async readSubject(): Promise<ClaimSubject> {
    const { items } = await this.unclaimed.list(ALL)
    const parcel = items.find(({ id }) => id === this.id) ?? null
    if (!parcel?.isClaimedByMe) return { parcel, claim: null }
    const claims = await this.unclaimed.listMyClaims({ ...ALL, status: 'UNDER_REVIEW' })
    return { parcel, claim: claims.items.find((claim) => claim.unclaimedParcelId === this.id) ?? null }
  }

  private forget(isSomebodyElse: boolean): void {
    if (isSomebodyElse) this.subject.clear()
    this.photos.clear()
    this.key.renew()
    this.hasTried = false
    this.lock = null
  }
}
