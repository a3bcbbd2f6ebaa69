import { makeAutoObservable } from 'mobx'

import { afterSalesApi, type AfterSalesApi } from '@/stores/areas/afterSalesApi'
import {
  CASE_DESCRIPTION_MIN,
  parcelCaseKinds,
  type AfterSalesCase,
  type ParcelCaseKind,
} from '@/model/care/afterSales'
import { isApiError } from '@/model/call/ApiError'
import type { ParcelDetail } from '@/model/parcel/parcel'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { openCasesOf } from '@/stores/parcel/openCasesOf'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type CaseValues = { readonly description: string }

/** Current state of the parcel the case is about. */
export interface ParcelCaseSubject {
  readonly parcel: ParcelDetail
  /** Whether this kind of case can be opened for the parcel now. */
  readonly isPossible: boolean
  /** An open case of the same kind, to be used instead of a new one. */
  readonly openCase: AfterSalesCase | null
}

function validate({ description }: CaseValues): FieldProblems<keyof CaseValues> {
  const { length } = description.trim()
  if (length === 0) return { description: { kind: 'required' } }
  if (length < CASE_DESCRIPTION_MIN)
    return { description: { kind: 'minLength', count: CASE_DESCRIPTION_MIN } }
  return {}
}

/** Opens an after-sales case for a parcel. */
export class CreateAfterSalesStore {
  readonly form: DraftForm<CaseValues>
  readonly subject = new Resource<ParcelCaseSubject>(() => this.readSubject())

  private readonly afterSales: AfterSalesApi
  private readonly consents: MessageConsents

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly parcelId: string,
    private readonly kind: ParcelCaseKind,
  ) {
    this.afterSales = afterSalesApi(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.form = new DraftForm<CaseValues>(stores, {
      name: `case:${kind}:${parcelId}`,
      empty: { description: '' },
      validate,
      onLeave: () => this.subject.clear(),
    })
    makeAutoObservable<this, 'stores' | 'parcelId' | 'kind' | 'afterSales' | 'consents'>(
      this,
      {
        form: false,
        subject: false,
        stores: false,
        parcelId: false,
        kind: false,
        afterSales: false,
        consents: false,
      },
      { autoBind: true },
    )
    this.form.follow()
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    await this.subject.reload()
  }

  /** @returns ID of the new case, or null if the form has problems, which are shown on their fields */
  async submit(): Promise<string | null> {
    const { parcelId, kind } = this
    let opened: string | null = null
    try {
      await this.form.submit(async ({ description }) => {
        await this.consents.ask(['AFTER_SALES'])
        const request = { parcelId, kind, description: description.trim(), images: this.form.photos.urls }
        const { id } = await this.afterSales.open(request, this.form.keyFor(request))
        opened = id
      })
    } catch (error) {
      // A case was opened meanwhile, or the parcel's status has changed: reload to show what to do instead.
      if (isApiError(error) && error.detail.status === 409) await this.subject.reload()
      throw error
    }
    return opened
  }

  dispose(): void {
    this.form.dispose()
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
}
