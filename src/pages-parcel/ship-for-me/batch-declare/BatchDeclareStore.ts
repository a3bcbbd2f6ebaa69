import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { parcelApi } from '@/stores/areas/parcelApi'
import { DraftForm } from '@/stores/form/DraftForm'
import type { StoredForm } from '@/stores/form/DraftFormOptions'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { CourierSuggestions } from '../../_shared/declaration/CourierSuggestions'
import { DeclarationChoices } from '../../_shared/declaration/DeclarationChoices'
import { EMPTY_BATCH, isBatchValues, withoutPrefilled, toBatchDraft, type BatchValues } from './batchForm'
import { BatchList } from './BatchList'
import { BatchSender } from './BatchSender'
import { PastedNumbers } from './PastedNumbers'

export class BatchDeclareStore {
  readonly form: DraftForm<BatchValues>
  readonly choices: DeclarationChoices
  readonly couriers: CourierSuggestions
  readonly list: BatchList
  readonly pasted: PastedNumbers
  /** Numbers in use when the page was opened. The server refuses any taken since. */
  readonly live = new Resource(() => parcelApi(this.stores.api).listLive())

  /** Result of the last submit; null before the first. */
  summary: { readonly declared: number; readonly refused: number } | null = null

  private readonly consents: MessageConsents
  private readonly sender: BatchSender

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>) {
    this.form = new DraftForm<BatchValues>(stores, {
      name: 'batchDeclare',
      empty: EMPTY_BATCH,
      isValues: isBatchValues,
      toStored: toBatchDraft,
      withoutPrefill: withoutPrefilled,
      onStart: (stored) => this.start(stored),
      onLeave: () => this.live.clear(),
    })
    this.choices = new DeclarationChoices(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.couriers = new CourierSuggestions(parcelApi(stores.api), this.choices.companies)
    this.list = new BatchList(this.form, this.live, this.choices, this.couriers)
    this.pasted = new PastedNumbers(this.form, this.list)
    this.sender = new BatchSender(stores.api, this.list)
    makeAutoObservable<this, 'stores' | 'consents' | 'sender'>(
      this,
      {
        summary: observableRef,
        form: false,
        choices: false,
        couriers: false,
        list: false,
        pasted: false,
        live: false,
        stores: false,
        consents: false,
        sender: false,
      },
      { autoBind: true },
    )
    this.form.follow()
  }

  /** Loads the form's options and the numbers already in use. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    const { site, names, companies } = this.choices
    await Promise.all([site, names, companies].map((part) => part.ensure()))
    this.preferCurrency()
    await this.live.ensure()
  }

  /** Declares every valid row; the others stay and show their problems. */
  async submit(): Promise<void> {
    this.summary = null
    this.list.check()
    const ready = this.list.pending.filter((row) => this.list.statusOf(row) === 'open')
    try {
      if (ready.length > 0) await this.consents.ask(['PARCEL'])
      await this.sender.send(ready)
    } finally {
      runInAction(() => this.sumUp())
    }
  }

  dispose(): void {
    this.form.dispose()
  }

  private sumUp(): void {
    const { list } = this
    this.summary = { declared: list.count('declared'), refused: list.count('refused') }
    list.moveRefusedToTop()
    // Everything is declared, so the pasted text is no longer needed.
    if (list.pending.length === 0 && this.pasted.addable.length === 0) this.form.set('text', '')
  }

  private start(stored: StoredForm<BatchValues> | null): void {
    this.pasted.added = null
    this.summary = null
    this.sender.reset()
    if (stored) void this.couriers.load(stored.values.rows.map(({ expressNumber }) => expressNumber))
    this.preferCurrency()
  }

  private preferCurrency(): void {
    const { value: site } = this.choices.site
    if (site && this.list.common.declaredCurrency === '')
      this.list.setCommon({ declaredCurrency: site.defaultCurrencyCode })
  }
}
