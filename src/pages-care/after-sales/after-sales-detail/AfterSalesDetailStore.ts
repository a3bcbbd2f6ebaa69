import { makeAutoObservable } from 'mobx'

import { afterSalesApi, type AfterSalesApi } from '@/stores/areas/afterSalesApi'
import type { AfterSalesDetail } from '@/model/afterSales'
import { isApiError } from '@/model/ApiError'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import { CommandKey } from '@/stores/CommandKey'
import { PhotoUploads } from '@/stores/PhotoUploads'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { KeptForm } from '../../_shared/KeptForm'
import { photoProblem } from '../../_shared/photoProblem'

export type ReplyValues = { readonly content: string }

/** One case: what was said in it, and what the customer says next. */
export class AfterSalesDetailStore {
  readonly photos: PhotoUploads
  readonly kept: KeptForm<ReplyValues>
  readonly case = new Resource<AfterSalesDetail>(() => this.afterSales.get(this.id))

  private hasTried = false
  private readonly key = new CommandKey()
  private readonly afterSales: AfterSalesApi

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.afterSales = afterSalesApi(stores.api)
    this.photos = new PhotoUploads(stores.api.upload)
    this.kept = new KeptForm<ReplyValues>(stores.session, {
      name: `reply:${id}`,
      empty: { content: '' },
      validate: ({ content }) => (content.trim() === '' ? { content: { kind: 'required' } } : {}),
      forget: (isSomebodyElse) => this.forget(isSomebodyElse),
    })
    makeAutoObservable<this, 'stores' | 'id' | 'key' | 'afterSales'>(
      this,
      { photos: false, kept: false, case: false, stores: false, id: false, key: false, afterSales: false },
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
    await this.case.reload()
  }

  /** @returns whether it was said; what is wrong stands at its field otherwise */
  async reply(): Promise<boolean> {
    this.hasTried = true
    const isInOrder = this.kept.form.check()
    if (!isInOrder || this.photoProblem !== null) return false
    try {
      await this.kept.form.attempt(() => this.send())
    } catch (error) {
      // The warehouse has closed the case meanwhile: the page shows how it ended.
      if (isApiError(error) && error.detail.status === 409) await this.case.reload()
      throw error
    }
    this.kept.startOver()
    return true
  }

  private async send(): Promise<void> {
    const reply = { content: this.kept.form.values.content.trim(), images: this.photos.urls }
    this.case.set(await this.afterSales.reply(this.id, reply, this.key.for(reply)))
  }

  private forget(isSomebodyElse: boolean): void {
    if (isSomebodyElse) this.case.clear()
    this.photos.clear()
    this.key.renew()
    this.hasTried = false
  }
}
