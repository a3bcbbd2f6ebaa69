import type { Article } from '@/model/content/content'
import { contentApi } from '@/stores/areas/contentApi'
import { ListStore } from '@/stores/list/ListStore'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** The API's limit; a tenant has a handful. */
const MAX_CATEGORIES = 99

/** Articles, filtered by category and keyword. */
export class ArticleListStore {
  readonly categories = new Resource(() => this.api.listCategories({ limit: MAX_CATEGORIES }))
  readonly articles: ListStore<Article, string>

  private readonly api: ReturnType<typeof contentApi>

  /** @param categoryId the category to begin with; null for all */
  constructor(stores: Stores, categoryId: string | null) {
    this.api = contentApi(stores.api)
    this.articles = new ListStore<Article, string>(stores, {
      isPublic: true,
      tab: categoryId,
      fetch: (query, category) =>
        this.api.listArticles({ ...query, ...(category !== null && { categoryId: category }) }),
    })
  }

  readonly reload = () => this.read(this.articles.reload)
  readonly refreshVisible = () => this.read(this.articles.refreshVisible)

  /** Shows every article again. */
  readonly showAll = async (): Promise<void> => {
    const { articles } = this
    articles.clear()
    await (articles.tab === null ? articles.reload() : articles.select(null))
  }

  private async read(readArticles: () => Promise<void>): Promise<void> {
    await Promise.all([this.categories.reload(), readArticles()])
  }
}
