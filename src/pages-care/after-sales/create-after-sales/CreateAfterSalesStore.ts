import { makeAutoObservable } from 'mobx'

import { afterSalesApi, type AfterSalesApi } from '@/stores/areas/afterSalesApi'
import {
  CASE_DESCRIPTION_MIN,
  CASE_TEXT_LIMIT,
  isCaseOpen,
  type AfterSalesCase,
} from '@/model/care/afterSales'
import { isCasePossible, isSameCase, type AskedCase, type CaseThing } from '@/model/care/newCase'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { parcelApi } from '@/stores/areas/parcelApi'
import { casesAbout } from '@/stores/care/casesAbout'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type CaseValues = { readonly description: string }

/** What the case is about, and whether it can be opened. */
export interface CaseSubject {
  readonly thing: CaseThing
  /** Whether this kind of case can be opened now. */
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

/** Each line of a bill has its own draft. */
function lineOf(asked: AskedCase): string {
  return 'billLine' in asked ? `:${asked.billLine.kind}:${asked.billLine.displayName}` : ''
}

/** Opens an after-sales case about a parcel or a shipment order. */
export class CreateAfterSalesStore {
  readonly form: DraftForm<CaseValues>
  readonly subject = new Resource<CaseSubject>(() => this.readSubject())

  private readonly afterSales: AfterSalesApi
  private readonly consents: MessageConsents

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly asked: AskedCase,
    text = '',
  ) {
    this.afterSales = afterSalesApi(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.form = new DraftForm<CaseValues>(stores, {
      name: `case:${asked.kind}:${'orderId' in asked ? asked.orderId : asked.parcelId}${lineOf(asked)}`,
      empty: { description: text.slice(0, CASE_TEXT_LIMIT) },
      validate,
      onLeave: () => this.subject.clear(),
    })
    makeAutoObservable<this, 'stores' | 'asked' | 'afterSales' | 'consents'>(
      this,
      {
        form: false,
        subject: false,
        stores: false,
        asked: false,
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

  /**
   * On a conflict, reloads the subject: the page then shows the existing case, or why there can't be one.
   *
   * @returns ID of the new case, or null if a field is invalid
   */
  async submit(): Promise<string | null> {
    let opened: string | null = null
    const send = () =>
      this.form.submit(async ({ description }) => {
        await this.consents.ask(['AFTER_SALES'])
        const request = {
          ...this.asked,
          description: description.trim(),
          images: this.form.photos.urls,
        }
        const { id } = await this.afterSales.open(request, this.form.keyFor(request))
        opened = id
      })
    await rereadOnConflict(send, this.subject.reload)
    return opened
  }

  dispose(): void {
    this.form.dispose()
  }

  private async readSubject(): Promise<CaseSubject> {
    const { asked, stores } = this
    const thing = await this.readThing()
    const { id, number } =
      'order' in thing
        ? { id: thing.order.id, number: thing.order.code }
        : { id: thing.parcel.id, number: thing.parcel.expressNumber }
    const cases = await casesAbout(stores.api, { id, number })
    return {
      thing,
      isPossible: isCasePossible(thing, asked),
      openCase: cases.find((one) => isSameCase(one, asked) && isCaseOpen(one)) ?? null,
    }
  }

  private async readThing(): Promise<CaseThing> {
    const { asked } = this
    if ('orderId' in asked) return { order: await this.afterSales.getOrder(asked.orderId) }
    return { parcel: await parcelApi(this.stores.api).get(asked.parcelId) }
  }
}
