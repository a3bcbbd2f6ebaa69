import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ArticleDetail } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SectionHead } from '@/ui/layout/SectionHead'
import { ListSkeleton } from '@/ui/list/ListSkeleton'

import { ArticleCard } from '../_shared/ArticleCard'
import type { ArticleDetailStore } from './ArticleDetailStore'

interface Props {
  readonly article: ArticleDetail
  readonly more: ArticleDetailStore['more']
}

/** What to read next in the article's category. */
export const MoreArticles = observer(function MoreArticles({ article, more }: Props) {
  const { categoryId, categoryDisplayName } = article
  if (more.value?.length === 0) return null
  return (
    <>
      <SectionHead
        title={t('article.more', { category: categoryDisplayName })}
        action={{
          id: 'all-articles',
          text: t('article.moreAll'),
          onClick: () => void openPage('articleList', { categoryId }),
        }}
      />
      <ResourceView resource={more} skeleton={<ListSkeleton rows={3} />}>
        {(articles) => articles.map((item) => <ArticleCard key={item.id} article={item} />)}
      </ResourceView>
    </>
  )
})
