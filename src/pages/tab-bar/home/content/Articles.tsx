import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { ArticleCategory } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import type { Resource } from '@/stores/Resource'
import { semantics } from '@/ui/control/semantics'
import { Cell } from '@/ui/layout/Cell'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { PictureBox } from '@/ui/media/PictureBox'

import { Block } from './Block'

/** The first articles of each category; the categories are tabs. */
export const Articles = observer(function Articles({
  block,
}: {
  block: Resource<readonly ArticleCategory[]>
}) {
  const [chosenId, choose] = useState<string | null>(null)
  const categories = block.value ?? []
  const chosen = categories.find(({ id }) => id === chosenId) ?? categories[0]
  return (
    <Block
      name="articles"
      block={block}
      title={t('home.articles')}
      onAll={() => openPage('articleList', chosen ? { categoryId: chosen.id } : {})}
    >
      {(items) => (
        <>
          <StatusTabs
            tabs={items.map(({ id, displayName }) => ({ key: id, text: displayName }))}
            selected={chosen?.id ?? null}
            onSelect={choose}
          />
          <View className="home-block__panel" {...semantics({ role: 'tabpanel' })}>
            {chosen?.articles.map(({ id, displayTitle, summary, image }) => (
              <Cell
                key={id}
                id={`article-${id}`}
                media={<PictureBox picture={image === null ? undefined : assetUrl(image)} icon="list" />}
                title={displayTitle}
                description={summary}
                onClick={() => void openPage('articleDetail', { id })}
              />
            ))}
          </View>
        </>
      )}
    </Block>
  )
})
