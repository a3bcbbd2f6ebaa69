import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { MAX_BATCH_ROWS } from '@/model/parcel/parcel'
import { pastedExpressNumbers, unreadLines } from '@/model/expressNumber/pastedExpressNumbers'
import { wholeLines } from '@/model/expressNumber/wholeLines'
import { CommandKey } from '@/stores/form/CommandKey'
import { Draft } from '@/stores/form/Draft'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { CourierGuesses } from '../../_shared/declaration/CourierGuesses'
import { DeclarationChoices } from '../../_shared/declaration/DeclarationChoices'
import { isBatchDraft, type BatchDraft } from './batchDraft'
import { BatchList, MOST_ROWS } from './BatchList'
import { declarationOf, EMPTY_GOODS, type BatchRow } from './batchRow'

/** So many signs are read at a time: a long chat or a whole column. */
const MOST_SIGNS = 20_000

/** Many parcels at once, from a pasted text to what came of each. */
export class BatchDeclareStore {
  readonly choices: DeclarationChoices
  readonly couriers: CourierGuesses
  readonly list: BatchList
  readonly draft: OwnedDraft<BatchDraft>
  /**
   * Numbers that are in use already, as they were when the page was opened: the answer to the batch tells of
   * those that came to be since then.
   */
  readonly live = new Resource(() => this.stores.api.parcels.listLive())

  text = ''
  /** How many numbers were taken out of the text; null once it was changed. */
  added: number | null = null
  /** What came of the last submit; null before one. */
  summary: { readonly declared: number; readonly refused: number } | null = null

  private readonly consents: MessageConsents
  private readonly key = new CommandKey()
  /** Numbers of a call that may or may not have been carried out: they go again together, under their key. */
  private unsettled: readonly string[] = []

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.choices = new DeclarationChoices(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.couriers = new CourierGuesses(stores.api, this.choices.companies)
    this.list = new BatchList(this.live, this.choices, this.couriers)
    this.draft = new OwnedDraft<BatchDraft>({
      session: stores.session,
      draft: new Draft('batchDeclare', isBatchDraft),
      contents: () => (this.isUntouched ? null : this.words),
      restore: (kept) => this.resume(kept),
      leave: () => this.leave(),
    })
    makeAutoObservable<this, 'stores' | 'consents' | 'key' | 'unsettled'>(
      this,
      {
        summary: observableRef,
        choices: false,
        couriers: false,
        list: false,
        draft: false,
        live: false,
        stores: false,
        consents: false,
        key: false,
        unsettled: false,
      },
      { autoBind: true },
    )
    this.draft.follow()
  }

  get isUntouched(): boolean {
    return isEmpty(this.words)
  }

  /** As much of the pasted text as is read at a time; no number in it is cut in two. */
  get readText(): string {
    return wholeLines(this.text, MOST_SIGNS)
  }

  /** The numbers in what is read of the pasted text. */
  get found(): readonly string[] {
    return pastedExpressNumbers(this.readText)
  }

  /** Those that are not in the list yet. */
  get addable(): readonly string[] {
    const listed = new Set(this.list.rows.map(({ expressNumber }) => expressNumber))
    return this.found.filter((number) => !listed.has(number))
  }

  get isFull(): boolean {
    return this.list.rows.length >= MOST_ROWS
  }

  /** Reads what there is to choose from, and what is declared already. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    const { site, names, companies } = this.choices
    await Promise.all([site, names, companies].map((part) => part.ensure()))
    this.preferCurrency()
    await this.live.ensure()
  }

  setText(text: string): void {
    this.text = text
    this.added = null
  }

  /** Puts what was found into the list; what was not understood, or had no room, stays. */
  addFound(): void {
    const { addable, readText, text } = this
    this.list.add(addable)
    const left = [...this.linesLeft(readText), text.slice(readText.length).trim()]
    this.added = addable.filter((number) => this.isListed(number)).length
    this.text = left.filter((line) => line !== '').join('\n')
  }

  /** Declares every row that is in order, fifty at a time; the others stay, each with what is wrong with it. */
  async submit(): Promise<void> {
    this.summary = null
    this.list.check()
    const chunks = this.chunks()
    try {
      if (chunks.length > 0) await this.consents.ask(['PARCEL'])
      for (const chunk of chunks) await this.send(chunk)
    } finally {
      runInAction(() => this.sumUp())
    }
  }

  /** An empty batch, and no draft of the one before. */
  startOver(): void {
    this.clear()
    this.draft.forget()
    this.preferCurrency()
  }

  dispose(): void {
    this.draft.dispose()
  }

  private isListed(number: string): boolean {
    return this.list.rows.some(({ expressNumber }) => expressNumber === number)
  }

  private linesLeft(text: string): readonly string[] {
    const unread = unreadLines(text)
    return text
      .split(/[\r\n]+/)
      .filter(
        (line) =>
          unread.includes(line) || !pastedExpressNumbers(line).every((number) => this.isListed(number)),
      )
  }

  private get words(): BatchDraft {
    const rows = this.list.rows
      .filter(({ parcelId }) => parcelId === null)
      .map(({ expressNumber, companyCode, own, problems, message }) => ({
        expressNumber,
        companyCode,
        own,
        problems,
        message,
      }))
    return { text: this.text, common: this.list.common, rows }
  }

  /** A call whose outcome is unknown goes again as it was; its key makes that the same call. */
  private chunks(): readonly (readonly BatchRow[])[] {
    const ready = this.list.pending.filter((row) => this.list.statusOf(row) === 'open')
    const again = ready.filter(({ expressNumber }) => this.unsettled.includes(expressNumber))
    const rest = ready.filter((row) => !again.includes(row))
    const chunks = again.length > 0 ? [again] : []
    for (let at = 0; at < rest.length; at += MAX_BATCH_ROWS) chunks.push(rest.slice(at, at + MAX_BATCH_ROWS))
    return chunks
  }

  private async send(chunk: readonly BatchRow[]): Promise<void> {
    const { list } = this
    const declarations = chunk.map((row) => declarationOf(row, list.common, list.companyOf(row)))
    this.unsettled = chunk.map(({ expressNumber }) => expressNumber)
    const results = await this.stores.api.parcels.declareBatch(declarations, this.key.for(declarations))
    this.key.renew()
    this.unsettled = []
    list.take(chunk, results)
  }

  private sumUp(): void {
    const { list } = this
    this.summary = { declared: list.count('declared'), refused: list.count('refused') }
    list.raiseRefused()
    // All done: the text has served.
    if (list.pending.length === 0 && this.addable.length === 0) this.text = ''
  }

  private clear(): void {
    this.setText('')
    this.list.restore(EMPTY_GOODS, [])
    this.summary = null
    this.unsettled = []
    this.key.renew()
  }

  private resume(kept: BatchDraft | null): void {
    if (kept) {
      this.text = kept.text
      this.list.restore(kept.common, kept.rows)
    }
    this.preferCurrency()
  }

  /** Somebody else's words do not stay. */
  private leave(): void {
    this.clear()
    this.live.clear()
  }

  private preferCurrency(): void {
    const { value: site } = this.choices.site
    if (site && this.list.common.declaredCurrency === '')
      this.list.setCommon({ declaredCurrency: site.defaultCurrencyCode })
  }
}

/** Whether nothing was typed or chosen; the currency is filled in by itself. */
function isEmpty({ text, common, rows }: BatchDraft): boolean {
  const { declaredCurrency } = EMPTY_GOODS
  const isSaid = JSON.stringify({ ...common, declaredCurrency }) !== JSON.stringify(EMPTY_GOODS)
  return text === '' && rows.length === 0 && !isSaid
}
