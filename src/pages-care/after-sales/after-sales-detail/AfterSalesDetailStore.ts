import { makeAutoObservable } from 'mobx'

import { afterSalesApi, type AfterSalesApi } from '@/stores/areas/afterSalesApi'
import type { AfterSalesDetail } from '@/model/care/afterSales'
import { DraftForm } from '@/stores/form/DraftForm'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type ReplyValues = { readonly content: string }

/** An after-sales case with its messages and the customer's reply. */
export class AfterSalesDetailStore {
  readonly form: DraftForm<ReplyValues>
  readonly case = new Resource<AfterSalesDetail>(() => this.afterSales.get(this.id))

  private readonly afterSales: AfterSalesApi

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.afterSales = afterSalesApi(stores.api)
    this.form = new DraftForm<ReplyValues>(stores, {
      name: `reply:${id}`,
      empty: { content: '' },
      validate: ({ content }) => (content.trim() === '' ? { content: { kind: 'required' } } : {}),
      onLeave: () => this.case.clear(),
    })
    makeAutoObservable<this, 'stores' | 'id' | 'afterSales'>(
      this,
      { form: false, case: false, stores: false, id: false, afterSales: false },
      { autoBind: true },
    )
    this.form.follow()
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.case.reload()
  }

  /**
   * Reloads the case if the warehouse has closed it in the meantime.
   *
   * @returns false if a field is invalid
   */
  async reply(): Promise<boolean> {
    const send = () =>
      this.form.submit(async ({ content }) => {
        const reply = { content: content.trim(), images: this.form.photos.urls }
        this.case.set(await this.afterSales.reply(this.id, reply, this.form.keyFor(reply)))
      })
    return rereadOnConflict(send, this.case.reload)
  }

  dispose(): void {
    this.form.dispose()
  }
}
