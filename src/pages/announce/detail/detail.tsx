import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/announce'
import { timeText } from '@/i18n/timeText'
import type { AnnounceDetail } from '@/model/content/content'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { replacePage, returnToPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { contentApi } from '@/stores/areas/contentApi'
import { Resource } from '@/stores/Resource'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Story } from '@/ui/content/Story'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { PinnedTag } from '../_shared/PinnedTag'

export default observer(function AnnounceDetailPage() {
  usePageTitle('title.announceDetail')
  const { locale } = useStores()
  const { id = '' } = usePageParams('announceDetail')
  const announce = usePageStore(({ api }) => new Resource(() => contentApi(api).getAnnounce(id)))
  usePageRefresh(announce.reload, locale.locale)
  useShareCard(() => ({
    title: announce.value?.displayTitle ?? t('title.announceList'),
    url: routeUrl('announceDetail', { id }),
    picture: announce.value?.shareImage,
  }))

  return (
    <Page>
      <ResourceView resource={announce} notFound={<NoSuchAnnounce />}>
        {(value) => <Announcement announce={value} />}
      </ResourceView>
    </Page>
  )
})

const Announcement = observer(function Announcement({ announce }: { announce: AnnounceDetail }) {
  const { id, displayTitle, image, isTop, publishTime, content } = announce
  return (
    <>
      <Story
        title={displayTitle}
        note={timeText(publishTime)}
        mark={isTop && <PinnedTag />}
        picture={image}
        content={content}
        linkDoor={contentLinkDoor}
        url={routeUrl('announceDetail', { id })}
      />
      <CellGroup>
        <Cell
          id="all-announcements"
          title={t('announce.all')}
          onClick={() => void returnToPage('announceList')}
        />
      </CellGroup>
    </>
  )
})

const NoSuchAnnounce = observer(function NoSuchAnnounce() {
  return (
    <EmptyState
      illustration="search"
      text={t('announce.notFound')}
      action={{
        id: 'all-announcements',
        text: t('announce.all'),
        onClick: () => void replacePage('announceList'),
      }}
    />
  )
})
