import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/article'
import { timeText } from '@/i18n/timeText'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { replacePage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Story } from '@/ui/content/Story'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ArticleDetailStore } from './ArticleDetailStore'
import { MoreArticles } from './MoreArticles'

export default observer(function ArticleDetailPage() {
  usePageTitle('title.articleDetail')
  const { locale } = useStores()
  const { id = '' } = usePageParams('articleDetail')
  const store = usePageStore((stores) => new ArticleDetailStore(stores, id))
  const url = routeUrl('articleDetail', { id })
  usePageRefresh(store.reload, locale.locale)
  useShareCard(() => ({
    title: store.article.value?.displayTitle ?? t('title.articleList'),
    url,
    picture: store.article.value?.shareImage,
  }))

  return (
    <Page>
      <ResourceView resource={store.article} notFound={<NoSuchArticle />} onRetry={store.reload}>
        {(article) => (
          <>
            <Story
              title={article.displayTitle}
              note={`${article.categoryDisplayName} · ${timeText(article.publishTime)}`}
              picture={article.image}
              content={article.content}
              linkDoor={contentLinkDoor}
              url={url}
            />
            <MoreArticles article={article} more={store.more} />
          </>
        )}
      </ResourceView>
    </Page>
  )
})

const NoSuchArticle = observer(function NoSuchArticle() {
  return (
    <EmptyState
      illustration="search"
      text={t('article.notFound')}
      action={{
        id: 'all-articles',
        text: t('article.all'),
        onClick: () => void replacePage('articleList'),
      }}
    />
  )
})
