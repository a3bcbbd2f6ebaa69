import { makeAutoObservable, reaction, runInAction } from 'mobx'

import { boxOf, EMPTY_BOX, isBoxValues, isCompleteBox, validateBox } from '@/model/shipping/box'
import type { Box, BoxValues } from '@/model/shipping/box'
import type { Named } from '@/model/shipping/channel'
import type { KeptQuote } from '@/model/shipping/keptQuote'
import type { CarriedQuote } from '@/model/order/quote'
import { readStored, writeStored } from '@/platform/storage/storage'
import type { ShippingApi } from '@/stores/areas/shippingApi'
import { Form } from '@/stores/form/Form'
import { Quotes } from '@/stores/quote/Quotes'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { KeptQuotes } from './KeptQuotes'

const STORED_BOX = 'calculator'

/** What shipping a box would cost. The box survives a restart; a shared link brings its own. */
export class CalculateStore {
  readonly form = new Form<BoxValues>(EMPTY_BOX, validateBox)
  readonly quotes = new Quotes<Box>((box, isBackground) => this.api.calculate(box, isBackground))
  readonly kept = new KeptQuotes()
  readonly destinations = new Resource(() => this.api.listDestinations(this.session.isSignedIn))
  readonly goodsTypes = new Resource(() => this.api.listGoodsTypes(this.session.isSignedIn))
  readonly methodTypes = new Resource(() => this.api.listMethodTypes(this.session.isSignedIn))

  /** The channel whose quote is open. */
  openedId: string | null = null

  /** Whether prices are on screen; they then follow the box. */
  private isAsked = false
  private readonly stop: () => void

  constructor(
    private readonly api: ShippingApi,
    private readonly session: Pick<Stores['session'], 'isSignedIn'>,
    shared: BoxValues | null,
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'stop'>(
      this,
      {
        form: false,
        quotes: false,
        kept: false,
        destinations: false,
        goodsTypes: false,
        methodTypes: false,
        api: false,
        session: false,
        stop: false,
      },
      { autoBind: true },
    )
    this.form.fill(shared ?? readStored(STORED_BOX, isBoxValues) ?? EMPTY_BOX)
    this.isAsked = isCompleteBox(this.form.values)
    this.stop = reaction(() => this.form.values, this.follow)
  }

  get destination(): string | null {
    return nameIn(this.destinations, this.form.values.regionGroupId)
  }

  get opened(): CarriedQuote | null {
    const quote = this.quotes.value?.find(({ channel }) => channel.id === this.openedId)
    return quote?.bill ? { ...quote, bill: quote.bill } : null
  }

  /** Reads the choices, then prices a box that came from a link or the last visit. */
  async load(): Promise<void> {
    await Promise.all([this.destinations.reload(), this.goodsTypes.reload(), this.methodTypes.reload()])
    this.dropUnknown()
    if (this.isAsked && isCompleteBox(this.form.values)) await this.quotes.request(boxOf(this.form.values))
  }

  /** @returns whether the box was complete; otherwise its fields say what is missing */
  async calculate(): Promise<boolean> {
    if (!this.form.check()) return false
    this.isAsked = true
    await this.quotes.request(boxOf(this.form.values))
    return true
  }

  toggleGoods(id: string): void {
    const { goodsTypeIds: ids } = this.form.values
    this.form.set('goodsTypeIds', ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id])
  }

  open(channelId: string | null): void {
    this.openedId = channelId
  }

  isKept({ channel }: CarriedQuote): boolean {
    return this.kept.has({ channelId: channel.id, values: this.form.values })
  }

  keep({ channel, bill }: CarriedQuote): void {
    this.kept.keep({
      values: this.form.values,
      destination: this.destination ?? '',
      channelId: channel.id,
      channelName: channel.displayName,
      total: bill.total,
      currencyCode: bill.currencyCode,
    })
  }

  /** Prices the box of a kept quote anew. */
  async reuse({ values, channelId }: KeptQuote): Promise<void> {
    this.isAsked = true
    this.form.fill(values)
    this.dropUnknown()
    if (!(await this.calculate())) return
    runInAction(() => (this.openedId = channelId))
  }

  startOver(): void {
    this.isAsked = false
    this.form.reset()
  }

  dispose(): void {
    this.stop()
    this.quotes.dispose()
  }

  private follow(values: BoxValues): void {
    writeStored(STORED_BOX, values)
    this.quotes.requestSoon(this.isAsked && isCompleteBox(values) ? boxOf(values) : null)
  }

  /** Drops what a link, or a stored box, names and the warehouse no longer offers. */
  private dropUnknown(): void {
    const { values } = this.form
    const { regionGroupId, shippingMethodTypeId, goodsTypeIds } = values
    const isGone = regionGroupId !== '' && !isIn(this.destinations, regionGroupId)
    const left = {
      ...values,
      regionGroupId: isGone ? '' : regionGroupId,
      shippingMethodTypeId: isIn(this.methodTypes, shippingMethodTypeId) ? shippingMethodTypeId : '',
      goodsTypeIds: goodsTypeIds.filter((id) => isIn(this.goodsTypes, id)),
    }
    if (JSON.stringify(left) !== JSON.stringify(values)) this.form.fill(left)
    if (isGone) this.form.refuse('regionGroupId', { kind: 'required' })
  }
}

/** True while unknown. */
function isIn({ value }: Resource<readonly Named[]>, id: string): boolean {
  return value === null || value.some((option) => option.id === id)
}

function nameIn({ value }: Resource<readonly Named[]>, id: string): string | null {
  return value?.find((option) => option.id === id)?.displayName ?? null
}
