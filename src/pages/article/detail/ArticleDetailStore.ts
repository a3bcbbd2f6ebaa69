import { articlesAfter, type Article } from '@/model/content/content'
import { contentApi } from '@/stores/areas/contentApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

const MORE_ARTICLES = 3
/** Enough of a category to find the article in it. */
const CATEGORY_SIZE = 99

/** An article, and those that follow it in its category. */
export class ArticleDetailStore {
  readonly article = new Resource(() => this.api.getArticle(this.id))
  readonly more = new Resource(() => this.readMore())

  private readonly api: ReturnType<typeof contentApi>

  constructor(
    stores: Stores,
    private readonly id: string,
  ) {
    this.api = contentApi(stores.api)
  }

  readonly reload = async (): Promise<void> => {
    await this.article.reload()
    if (this.article.value) await this.more.reload()
  }

  private async readMore(): Promise<readonly Article[]> {
    const categoryId = this.article.value?.categoryId ?? ''
    const range = { skipCount: 0, maxResultCount: CATEGORY_SIZE }
    const { items } = await this.api.listArticles({ ...range, categoryId })
    return articlesAfter(this.id, items, MORE_ARTICLES)
  }
}
