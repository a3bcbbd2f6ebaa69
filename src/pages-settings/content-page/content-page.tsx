import { observer } from 'mobx-react'

import { contentApi } from '@/stores/areas/contentApi'
import { t } from '@/i18n'
import '@/i18n/packages/settings'
import { formatDate } from '@/model/format/relativeTime'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { closePage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { Resource } from '@/stores/Resource'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { Story } from '@/ui/content/Story'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

export default observer(function ContentPagePage() {
  const { key = '' } = usePageParams('contentPage')
  const { locale } = useStores()
  const page = usePageStore(({ api }) => new Resource(() => contentApi(api).getPage(key)))
  const url = routeUrl('contentPage', { key })
  usePageTitle('title.contentPage', page.value?.displayTitle)
  usePageRefresh(page.reload, locale.locale)
  useShareCard(() => ({
    title: page.value?.displayTitle ?? t('share.title'),
    url,
  }))

  return (
    <Page>
      <ResourceView resource={page} notFound={<NotFound />}>
        {({ displayTitle, content, updatedTime }) => (
          <Story
            title={displayTitle}
            hasHeading={false}
            note={t('about.updated', { date: formatDate(updatedTime) })}
            content={content}
            linkDoor={contentLinkDoor}
            url={url}
          />
        )}
      </ResourceView>
    </Page>
  )
})

const NotFound = observer(function NotFound() {
  return (
    <EmptyState
      illustration="search"
      text={t('about.notFound')}
      action={{ text: t('common.back'), onClick: () => void closePage() }}
    />
  )
})
