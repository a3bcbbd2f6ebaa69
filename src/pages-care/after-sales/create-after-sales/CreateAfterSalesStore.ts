import { makeAutoObservable } from 'mobx'

import { afterSalesApi, type AfterSalesApi } from '@/stores/areas/afterSalesApi'
import {
  CASE_DESCRIPTION_MIN,
  parcelCaseKinds,
  type AfterSalesCase,
  type ParcelCaseKind,
} from '@/model/afterSales'
import { isApiError } from '@/model/ApiError'
import type { ParcelDetail } from '@/model/parcel'
import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'
import { CommandKey } from '@/stores/CommandKey'
import { PhotoUploads } from '@/stores/PhotoUploads'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { KeptForm } from '../../_shared/KeptForm'
import { openCasesOf } from '@/stores/openCasesOf'
import { photoProblem } from '../../_shared/photoProblem'

export type CaseValues = { readonly description: string }

/** What the case is about, as it stands now. */
export interface ParcelCaseSubject {
  readonly parcel: ParcelDetail
  /** Whether the parcel's status allows this kind of case. */
  readonly isPossible: boolean
  /** A case of the same kind that is open already: what there is to say belongs there. */
  readonly openCase: AfterSalesCase | null
}

function validate({ description }: CaseValues): FieldProblems<keyof CaseValues> {
  const { length } = description.trim()
  if (length === 0) return { description: { kind: 'required' } }
  if (length < CASE_DESCRIPTION_MIN)
    return { description: { kind: 'minLength', count: CASE_DESCRIPTION_MIN } }
  return {}
}

/** A new case about a parcel, from the first letter to the answer. */
export class CreateAfterSalesStore {
  readonly photos: PhotoUploads
  readonly kept: KeptForm<CaseValues>
  readonly subject = new Resource<ParcelCaseSubject>(() => this.readSubject())

  private hasTried = false
  private readonly key = new CommandKey()
  private readonly afterSales: AfterSalesApi

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly parcelId: string,
    private readonly kind: ParcelCaseKind,
  ) {
    this.afterSales = afterSalesApi(stores.api)
    this.photos = new PhotoUploads(stores.api.upload)
    this.kept = new KeptForm<CaseValues>(stores.session, {
      name: `case:${kind}:${parcelId}`,
      empty: { description: '' },
      validate,
      forget: (isSomebodyElse) => this.forget(isSomebodyElse),
    })
    makeAutoObservable<this, 'stores' | 'parcelId' | 'kind' | 'key' | 'afterSales'>(
      this,
      {
        photos: false,
        kept: false,
        subject: false,
        stores: false,
        parcelId: false,
        kind: false,
        key: false,
        afterSales: false,
      },
      { autoBind: true },
    )
  }

  get isUntouched(): boolean {
    return this.kept.isUntouched && this.photos.photos.length === 0
  }

  get photoProblem(): FieldProblem | null {
    return this.hasTried ? photoProblem(this.photos) : null
  }

  async load(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await this.kept.settle()
    await this.subject.reload()
  }

  /** @returns the id of the new case, or null while something is wrong, which stands at its field */
  async submit(): Promise<string | null> {
    this.hasTried = true
    const isInOrder = this.kept.form.check()
    if (!isInOrder || this.photoProblem !== null) return null
    let id: string | null = null
    try {
      await this.kept.form.attempt(async () => {
        id = await this.send()
      })
    } catch (error) {
      // Another case was opened meanwhile, or the parcel has moved on: the page says what there is to do instead.
      if (isApiError(error) && error.detail.status === 409) await this.subject.reload()
      throw error
    }
    this.kept.startOver()
    return id
  }

  private async send(): Promise<string> {
    const { parcelId, kind, photos } = this
    const request = {
      parcelId,
      kind,
      description: this.kept.form.values.description.trim(),
      images: photos.urls,
    }
    const { id } = await this.afterSales.open(request, this.key.for(request))
    return id
  }

  private async readSubject(): Promise<ParcelCaseSubject> {
    const parcel = await this.stores.api.parcels.get(this.parcelId)
    const openCases = await openCasesOf(this.afterSales, parcel)
    return {
      parcel,
      isPossible: parcelCaseKinds(parcel).includes(this.kind),
      openCase: openCases.find(({ kind }) => kind === this.kind) ?? null,
    }
  }

  private forget(isSomebodyElse: boolean): void {
    if (isSomebodyElse) this.subject.clear()
    this.photos.clear()
    this.key.renew()
    this.hasTried = false
  }
}
