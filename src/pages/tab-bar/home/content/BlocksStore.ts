import { makeAutoObservable, observableRef } from 'mobx'

import type { Api } from '@/api'
import type { Announce } from '@/model/content/content'
import {
  closedPopup,
  CLOSED_POPUP_KEY,
  isClosedPopup,
  popupToShow,
  type ClosedPopup,
} from '@/model/content/popup'
import { readStored, writeStored } from '@/platform/storage/storage'
import { contentApi } from '@/stores/areas/contentApi'
import { homeContentApi } from '@/stores/areas/homeContentApi'
import { Resource } from '@/stores/Resource'
import { Semaphore } from '@/stores/Semaphore'

/** Spec section 9. */
const BANNERS = { pageName: 'HOME', pageContentName: 'BANNER', limit: 8 }
const ANNOUNCES = { maxResultCount: 4 }
const CATEGORIES = { limit: 4, getArticleListTop: 10, isHomeIntroductionArticle: true }
const FAQS = { maxResultCount: 4 }

const POPUPS = { maxResultCount: 4, isPopup: true }
const PICKS = { maxResultCount: 6 }
const PRICED_DESTINATIONS = 4

/** A customer who returns to Home after less time sees what was read before. */
const FRESH_MS = 300_000

/** What the tenant publishes on Home, for everybody. Each block loads and fails on its own. */
export class BlocksStore {
  readonly prices = new Resource(() => this.homeContent.listKilogramPrices(PRICED_DESTINATIONS))
  readonly banners = new Resource(() => this.homeContent.listPageContentItems(BANNERS))
  readonly rates = new Resource(() => this.homeContent.listScrollingRates())
  readonly announces = new Resource(async () => (await this.content.listAnnounces(ANNOUNCES)).items)
  readonly picks = new Resource(async () => (await this.api.store.listProducts(PICKS)).items)
  readonly categories = new Resource(() => this.content.listCategories(CATEGORIES))
  readonly faqs = new Resource(async () => (await this.content.listFaqs(FAQS)).items)

  private readonly popups = new Resource(async () => (await this.content.listAnnounces(POPUPS)).items)
  private closed: ClosedPopup | null = readStored(CLOSED_POPUP_KEY, isClosedPopup)

  private readonly homeContent
  private readonly content
  private readonly semaphore = new Semaphore()
  private readTime = 0

  constructor(private readonly api: Pick<Api, 'http' | 'store'>) {
    this.homeContent = homeContentApi(api)
    this.content = contentApi(api)
    makeAutoObservable<
      this,
      'api' | 'closed' | 'content' | 'homeContent' | 'popups' | 'readTime' | 'semaphore'
    >(
      this,
      {
        prices: false,
        banners: false,
        rates: false,
        announces: false,
        picks: false,
        categories: false,
        faqs: false,
        popups: false,
        closed: observableRef,
        homeContent: false,
        content: false,
        semaphore: false,
        readTime: false,
        api: false,
      },
      { autoBind: true },
    )
  }

  /** Whether any block has loaded or failed. */
  get hasAnswered(): boolean {
    return this.blocks(true).some((block) => block.hasAnswered)
  }

  /** The announcement to show over Home. */
  get popup(): Announce | null {
    return popupToShow(this.popups.value ?? [], this.closed)
  }

  closePopup(popup: Announce): void {
    this.closed = closedPopup(popup, new Date())
    writeStored(CLOSED_POPUP_KEY, this.closed)
  }

  /** @param showsPrices whether Home shows what shipping costs */
  async reload(showsPrices: boolean): Promise<void> {
    this.readTime = Date.now()
    await this.read(showsPrices, (block) => block.reload())
  }

  /** Reads what is old, or couldn't be read. */
  async refreshVisible(showsPrices: boolean): Promise<void> {
    if (Date.now() - this.readTime > FRESH_MS) await this.reload(showsPrices)
    else await this.read(showsPrices, (block) => block.ensure())
  }

  private async read(showsPrices: boolean, how: (block: Resource<unknown>) => Promise<void>): Promise<void> {
    const parts = [...this.blocks(showsPrices), this.popups]
    await Promise.all(parts.map((part) => this.semaphore.run(() => how(part))))
  }

  /** From top to bottom. */
  private blocks(showsPrices: boolean): Resource<unknown>[] {
    const { prices, banners, rates, announces, picks, categories, faqs } = this
    return [...(showsPrices ? [prices] : []), banners, rates, announces, picks, categories, faqs]
  }
}
