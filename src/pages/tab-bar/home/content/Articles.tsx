import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { Article, ArticleCategory } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import type { Resource } from '@/stores/Resource'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { PictureBox } from '@/ui/media/PictureBox'

import { Block } from './Block'

import './Articles.scss'

interface Props {
  readonly categories: Resource<readonly ArticleCategory[]>
}

/** The first articles of each category, which are the tabs. */
export const Articles = observer(function Articles({ categories }: Props) {
  const [chosenId, choose] = useState<string | null>(null)
  const chosenOf = (items: readonly ArticleCategory[]) => items.find(({ id }) => id === chosenId) ?? items[0]
  const categoryId = chosenOf(categories.value ?? [])?.id
  return (
    <Block
      name="articles"
      resource={categories}
      title={t('home.articles')}
      action={{
        id: 'all-articles',
        text: t('common.all'),
        onClick: () => void openPage('articleList', categoryId === undefined ? {} : { categoryId }),
      }}
    >
      {(items) => (
        <View className="articles">
          <StatusTabs
            tabs={items.map(({ id, displayName }) => ({ key: id, text: displayName }))}
            selected={chosenOf(items)?.id ?? null}
            onSelect={choose}
          />
          <View className="articles__list" {...semantics({ role: 'tabpanel' })}>
            {chosenOf(items)?.articles.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </View>
        </View>
      )}
    </Block>
  )
})

function ArticleRow({ article: { id, displayTitle, summary, image } }: { article: Article }) {
  return (
    <Pressable
      id={`article-${id}`}
      className="articles__row"
      onClick={() => void openPage('articleDetail', { id })}
    >
      <PictureBox picture={image === null ? undefined : assetUrl(image)} icon="list" />
      <View className="articles__words">
        <Text className="articles__title">{displayTitle}</Text>
        <Text className="articles__summary">{summary}</Text>
      </View>
    </Pressable>
  )
}
