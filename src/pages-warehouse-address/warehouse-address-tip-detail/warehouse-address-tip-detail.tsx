import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { contentApi } from '@/stores/areas/contentApi'
import { t } from '@/i18n'
import '@/i18n/packages/warehousePages'
import { timeText } from '@/i18n/timeText'
import type { ArticleDetail } from '@/model/content/content'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { replacePage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { Resource } from '@/stores/Resource'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { Card } from '@/ui/layout/Card'
import { ContentBlocks } from '@/ui/media/ContentBlocks'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import './warehouse-address-tip-detail.scss'

export default observer(function WarehouseAddressTipDetailPage() {
  usePageTitle('title.warehouseAddressTipDetail')
  const { locale } = useStores()
  const { id = '' } = usePageParams('warehouseAddressTipDetail')
  const tip = usePageStore(({ api }) => new Resource(() => contentApi(api).getArticle(id)))
  usePageRefresh(tip.reload, locale.locale)
  useShareCard(() => ({
    title: tip.value?.displayTitle ?? t('title.warehouseAddressTips'),
    url: routeUrl('warehouseAddressTipDetail', { id }),
  }))

  return (
    <Page>
      <ResourceView resource={tip} notFound={<NoSuchTip />}>
        {(value) => <Tip tip={value} />}
      </ResourceView>
    </Page>
  )
})

const Tip = observer(function Tip({ tip }: { tip: ArticleDetail }) {
  return (
    <Card title={tip.displayTitle}>
      <Text className="tip-detail__updated">{timeText(tip.publishTime)}</Text>
      <ContentBlocks blocks={tip.content} linkDoor={contentLinkDoor} />
    </Card>
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
