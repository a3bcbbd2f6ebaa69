import { observer } from 'mobx-react'

import { contentApi } from '@/stores/areas/contentApi'
import { t } from '@/i18n'
import '@/i18n/packages/warehousePages'
import { timeText } from '@/i18n/timeText'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { replacePage } from '@/navigation/navigate'
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

export default observer(function WarehouseAddressTipDetailPage() {
  usePageTitle('title.warehouseAddressTipDetail')
  const { locale } = useStores()
  const { id = '' } = usePageParams('warehouseAddressTipDetail')
  const tip = usePageStore(({ api }) => new Resource(() => contentApi(api).getArticle(id)))
  const url = routeUrl('warehouseAddressTipDetail', { id })
  usePageRefresh(tip.reload, locale.locale)
  useShareCard(() => ({
    title: tip.value?.displayTitle ?? t('title.warehouseAddressTips'),
    url,
    picture: tip.value?.shareImage,
  }))

  return (
    <Page>
      <ResourceView resource={tip} notFound={<NoSuchTip />}>
        {({ displayTitle, publishTime, content }) => (
          <Story
            title={displayTitle}
            note={timeText(publishTime)}
            content={content}
            linkDoor={contentLinkDoor}
            url={url}
          />
        )}
      </ResourceView>
    </Page>
  )
})

const NoSuchTip = observer(function NoSuchTip() {
  return (
    <EmptyState
      illustration="search"
      text={t('addressTips.notFound')}
      action={{
        id: 'all-tips',
        text: t('addressTips.all'),
        onClick: () => void replacePage('warehouseAddressTips'),
      }}
    />
  )
})
