import { makeAutoObservable, runInAction } from 'mobx'

import { unclaimedParcelApi, type UnclaimedParcelApi } from '@/stores/areas/unclaimedParcelApi'
import { isApiError } from '@/model/call/ApiError'
import { MAX_PAGE_SIZE } from '@/model/list/page'
import { normaliseExpressNumber } from '@/model/parcel/parcelGuidance'
import { UnclaimedParcelStatus, type ParcelClaim, type UnclaimedParcel } from '@/model/parcel/unclaimedParcel'
import { isReachable } from '@/model/account/user'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { isExpressNumber } from '@/model/validation/rules'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type ClaimValues = { readonly expressNumber: string; readonly note: string }

/** Current state of the parcel; null once it's gone. */
export interface ClaimSubject {
  readonly parcel: UnclaimedParcel | null
  /** The customer's own claim, while under review. */
  readonly claim: ParcelClaim | null
}

/** The API can't return a single parcel or claim, so the largest page is requested. */
const ALL = { maxResultCount: MAX_PAGE_SIZE }

function validate({ expressNumber }: ClaimValues): FieldProblems<keyof ClaimValues> {
  const number = normaliseExpressNumber(expressNumber)
  if (number === '') return { expressNumber: { kind: 'expressNumber' } }
  return isExpressNumber(number) ? {} : { expressNumber: { kind: 'format' } }
}

/** Claims an unclaimed parcel with its full tracking number and proof of purchase. */
export class ClaimParcelStore {
  readonly form: DraftForm<ClaimValues>
  readonly subject = new Resource<ClaimSubject>(() => this.readSubject())

  /** The server's message when too many wrong numbers have locked claiming for the day. */
  lock: string | null = null

  private readonly unclaimed: UnclaimedParcelApi
  private readonly consents: MessageConsents

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.unclaimed = unclaimedParcelApi(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.form = new DraftForm<ClaimValues>(stores, {
      name: `claim:${id}`,
      empty: { expressNumber: '', note: '' },
      validate,
      isPhotoRequired: true,
      onLeave: () => this.leave(),
    })
    makeAutoObservable<this, 'stores' | 'id' | 'unclaimed' | 'consents'>(
      this,
      { form: false, subject: false, stores: false, id: false, unclaimed: false, consents: false },
      { autoBind: true },
    )
    this.form.follow()
  }

  /** Whose claim is under review; null if none is. */
  get review(): 'mine' | 'others' | null {
    const parcel = this.subject.value?.parcel
    if (parcel?.status !== UnclaimedParcelStatus.UnderReview) return null
    return parcel.isClaimedByMe ? 'mine' : 'others'
  }

  /** True while unknown: the server checks it anyway. */
  get isReachable(): boolean {
    const { user } = this.stores.session
    return user === null || isReachable(user)
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    await this.subject.reload()
  }

  /** @returns whether the claim was accepted; otherwise problems are shown on their fields */
  async submit(): Promise<boolean> {
    if (!this.isReachable) return false
    try {
      const isTaken = await this.form.submit(async ({ expressNumber, note }) => {
        await this.consents.ask(['PARCEL'])
        const proof = {
          expressNumber: normaliseExpressNumber(expressNumber),
          images: this.form.photos.urls,
          note: note.trim() === '' ? null : note.trim(),
        }
        await this.unclaimed.claim(this.id, proof, this.form.keyFor(proof))
      })
      if (!isTaken) return false
    } catch (error) {
      await this.takeRefusal(error)
      throw error
    }
    runInAction(() => (this.lock = null))
    await this.subject.reload()
    return true
  }

  dispose(): void {
    this.form.dispose()
  }

  /** Shows in the page that claiming is locked for today, or that the parcel has been claimed or is gone. */
  private async takeRefusal(error: unknown): Promise<void> {
    if (!isApiError(error)) return
    const { code, status } = error.detail
    if (code === 'ClaimLocked') runInAction(() => (this.lock = error.message))
    if (status === 409 || status === 404) await this.subject.reload()
  }

  private async readSubject(): Promise<ClaimSubject> {
    const { session } = this.stores
    const [{ items }] = await Promise.all([
      this.unclaimed.list(ALL),
      session.user === null ? session.loadUser() : undefined,
    ])
    const parcel = items.find(({ id }) => id === this.id) ?? null
    if (!parcel?.isClaimedByMe) return { parcel, claim: null }
    const claims = await this.unclaimed.listMyClaims({ ...ALL, status: 'UNDER_REVIEW' })
    return { parcel, claim: claims.items.find((claim) => claim.unclaimedParcelId === this.id) ?? null }
  }

  private leave(): void {
    this.subject.clear()
    this.lock = null
  }
}
