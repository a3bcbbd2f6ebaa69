import { makeAutoObservable } from 'mobx'

import { afterSalesApi, type AfterSalesApi } from '@/stores/areas/afterSalesApi'
import type { AfterSalesDetail } from '@/model/care/afterSales'
import { isApiError } from '@/model/call/ApiError'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { ProofForm } from '../../_shared/ProofForm'

export type ReplyValues = { readonly content: string }

/** One case: what was said in it, and what the customer says next. */
export class AfterSalesDetailStore {
  readonly proof: ProofForm<ReplyValues>
  readonly case = new Resource<AfterSalesDetail>(() => this.afterSales.get(this.id))

  private readonly afterSales: AfterSalesApi

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'photoTrays'>,
    private readonly id: string,
  ) {
    this.afterSales = afterSalesApi(stores.api)
    makeAutoObservable<this, 'stores' | 'id' | 'afterSales'>(
      this,
      { proof: false, case: false, stores: false, id: false, afterSales: false },
      { autoBind: true },
    )
    this.proof = new ProofForm<ReplyValues>(stores, {
      name: `reply:${id}`,
      empty: { content: '' },
      validate: ({ content }) => (content.trim() === '' ? { content: { kind: 'required' } } : {}),
      leave: () => this.case.clear(),
    })
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.case.reload()
  }

  /** @returns whether it was said; what is wrong stands at its field otherwise */
  async reply(): Promise<boolean> {
    try {
      return await this.proof.submit(async ({ content }, images, keyOf) => {
        const reply = { content: content.trim(), images }
        this.case.set(await this.afterSales.reply(this.id, reply, keyOf(reply)))
      })
    } catch (error) {
      // The warehouse has closed the case meanwhile: the page shows how it ended.
      if (isApiError(error) && error.detail.status === 409) await this.case.reload()
      throw error
    }
  }

  dispose(): void {
    this.proof.draft.dispose()
  }
}
