import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/announce'
import { timeText } from '@/i18n/timeText'
import type { Announce } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { contentApi } from '@/stores/areas/contentApi'
import { ListStore } from '@/stores/list/ListStore'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, type Stores } from '@/stores/StoresContext'
import { StoryCard, StoryCards } from '@/ui/content/StoryCard'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { PinnedTag } from '../_shared/PinnedTag'

/** What the warehouse announces, readable without signing in. */
export default observer(function AnnounceListPage() {
  usePageTitle('title.announceList')
  const list = usePageStore(announcements)
  useShareCard(() => ({ title: t('title.announceList'), url: routeUrl('announceList', {}) }))
  return (
    <ListPage
      list={list}
      width="wide"
      search={{ id: 'announce-search', placeholder: t('announce.search') }}
      renderRows={(rows) => (
        <StoryCards>
          {rows.map((row) => (
            <Row key={row.id} announce={row} />
          ))}
        </StoryCards>
      )}
      empty={<NoAnnouncements list={list} />}
    />
  )
})

function announcements(stores: Stores) {
  return new ListStore<Announce>(stores, { isPublic: true, fetch: contentApi(stores.api).listAnnounces })
}

const Row = observer(function Row({ announce }: { announce: Announce }) {
  const { id, displayTitle, summary, image, isTop, publishTime } = announce
  return (
    <StoryCard
      id={`announce-${id}`}
      title={displayTitle}
      summary={summary}
      picture={image}
      icon="info"
      note={timeText(publishTime)}
      mark={isTop && <PinnedTag />}
      onClick={() => void openPage('announceDetail', { id })}
    />
  )
})

const NoAnnouncements = observer(function NoAnnouncements({ list }: { list: ListStore<Announce> }) {
  if (list.filter === '')
    return <EmptyState illustration="mailbox" text={t('announce.empty')} hint={t('announce.emptyHint')} />
  return (
    <EmptyState
      illustration="search"
      text={t('announce.noMatch')}
      hint={t('announce.noMatchHint')}
      action={{ id: 'show-all', text: t('announce.all'), onClick: () => void list.find('') }}
    />
  )
})
