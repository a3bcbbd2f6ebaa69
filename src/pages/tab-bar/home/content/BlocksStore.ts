import { makeAutoObservable, observableRef } from 'mobx'

import type { Api } from '@/api'
import type { Announce } from '@/model/content/content'
import { CLOSED_POPUP_KEY } from '@/model/content/closedPopupKey'
import { closedPopup, isClosedPopup, popupToShow } from '@/model/content/popup'
import { assetUrl } from '@/platform/build/assetUrl'
import { pictureReady } from '@/platform/photo/pictureReady'
import { readStored, writeStored } from '@/platform/storage/storage'
import { contentApi } from '@/stores/areas/contentApi'
import { homeContentApi } from '@/stores/areas/homeContentApi'
import { Resource } from '@/stores/Resource'
import { Semaphore } from '@/stores/Semaphore'

/** Spec section 9. */
const BANNERS = { pageName: 'HOME', pageContentName: 'BANNER', limit: 8 }
const CATEGORIES = { limit: 4, getArticleListTop: 10, isHomeIntroductionArticle: true }
/** Announcements and questions. */
const FOUR = { maxResultCount: 4 }

const PICKS = { maxResultCount: 6 }
const PRICED_DESTINATIONS = 3

/** A customer who returns to Home after less time sees what was read before. */
const FRESH_MS = 300_000

/** What the tenant publishes on Home, for everybody. Each block loads and fails on its own. */
export class BlocksStore {
  readonly blocks

  private readonly popups
  private closed = readStored(CLOSED_POPUP_KEY, isClosedPopup)
  private readonly semaphore = new Semaphore()
  private readTime = 0

  constructor(api: Pick<Api, 'http' | 'store'>) {
    const content = contentApi(api)
    const homeContent = homeContentApi(api)
    this.blocks = {
      prices: new Resource(() => homeContent.listKilogramPrices(PRICED_DESTINATIONS)),
      banners: new Resource(() => homeContent.listPageContentItems(BANNERS)),
      rates: new Resource(() => homeContent.listScrollingRates()),
      announces: new Resource(async () => (await content.listAnnounces(FOUR)).items),
      picks: new Resource(async () => (await api.store.listProducts(PICKS)).items),
      articles: new Resource(() => content.listCategories(CATEGORIES)),
      faqs: new Resource(async () => (await content.listFaqs(FOUR)).items),
    }
    this.popups = new Resource(async () => {
      const { items } = await content.listAnnounces({ ...FOUR, isPopup: true })
      const image = popupToShow(items, this.closed)?.image
      if (image) await pictureReady(assetUrl(image))
      return items
    })
    makeAutoObservable<this, 'closed' | 'popups' | 'readTime' | 'semaphore'>(
      this,
      { blocks: false, popups: false, closed: observableRef, semaphore: false, readTime: false },
      { autoBind: true },
    )
  }

  /** Whether any block has loaded or failed. */
  get hasAnswered(): boolean {
    return Object.values(this.blocks).some((block) => block.hasAnswered)
  }

  /** The announcement to show over Home, complete with its picture. */
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
    const { prices, ...others } = this.blocks
    const parts = [...(showsPrices ? [prices] : []), ...Object.values(others), this.popups]
    await Promise.all(parts.map((part) => this.semaphore.run(() => how(part))))
  }
}
