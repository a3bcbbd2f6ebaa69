import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/article'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore } from '@/stores/StoresContext'
import { StoryCards } from '@/ui/content/StoryCard'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { ArticleCard } from '../_shared/ArticleCard'
import { ArticleListStore } from './ArticleListStore'

/** Help articles by category, readable without signing in. */
export default observer(function ArticleListPage() {
  usePageTitle('title.articleList')
  const { categoryId = null } = usePageParams('articleList')
  const store = usePageStore((stores) => new ArticleListStore(stores, categoryId))
  const { articles } = store
  const tabs = (store.categories.value ?? []).map(({ id, displayName }) => ({ key: id, text: displayName }))
  useShareCard(() => ({
    title: tabs.find(({ key }) => key === articles.tab)?.text ?? t('title.articleList'),
    url: routeUrl('articleList', articles.tab === null ? {} : { categoryId: articles.tab }),
  }))
  return (
    <ListPage
      list={articles}
      width="wide"
      search={{ id: 'article-search', placeholder: t('article.search') }}
      tabs={tabs}
      renderRows={(rows) => (
        <StoryCards>
          {rows.map((row) => (
            <ArticleCard key={row.id} article={row} />
          ))}
        </StoryCards>
      )}
      empty={<NoArticles store={store} />}
      reload={store.reload}
      refreshVisible={store.refreshVisible}
    />
  )
})

const NoArticles = observer(function NoArticles({ store }: { store: ArticleListStore }) {
  const { filter, tab } = store.articles
  if (filter === '' && tab === null) {
    return (
      <EmptyState
        illustration="mailbox"
        text={t('article.empty')}
        hint={t('article.emptyHint')}
        action={{ id: 'to-faq', text: t('article.toFaq'), onClick: () => void openPage('faqList') }}
      />
    )
  }
  return (
    <EmptyState
      illustration="search"
      text={t('article.noMatch')}
      hint={t('article.noMatchHint')}
      action={{ id: 'show-all', text: t('article.all'), onClick: () => void store.showAll() }}
    />
  )
})
