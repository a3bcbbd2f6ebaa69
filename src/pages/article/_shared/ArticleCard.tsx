import { observer } from 'mobx-react'

import { timeText } from '@/i18n/timeText'
import type { Article } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { StoryCard } from '@/ui/content/StoryCard'

/** An article in a list. */
export const ArticleCard = observer(function ArticleCard({ article }: { article: Article }) {
  const { id, displayTitle, summary, image, publishTime } = article
  return (
    <StoryCard
      id={`article-${id}`}
      title={displayTitle}
      summary={summary}
      picture={image}
      icon="info"
      note={timeText(publishTime)}
      onClick={() => void openPage('articleDetail', { id })}
    />
  )
})
