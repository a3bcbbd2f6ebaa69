import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/redirect'
import { isOnScreen, openPage, replaceWithUrl } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { BizRedirectStore } from './BizRedirectStore'

import './biz-redirect.scss'

/** Gives way to the page that a link stands for, or says why there is none. */
export default observer(function BizRedirectPage() {
  usePageTitle('title.bizRedirect')
  const params = usePageParams('bizRedirect')
  const { target } = usePageStore((stores) => new BizRedirectStore(stores, params))
  const url = target.value
  useEffect(() => void target.ensure(), [target])
  useEffect(() => {
    if (url !== null && isOnScreen('bizRedirect')) void replaceWithUrl(url)
  }, [url])

  return (
    <Page>
      <ResourceView resource={target} skeleton={<Opening />} notFound={<Gone />}>
        {() => <Opening />}
      </ResourceView>
      <View className="biz-redirect">
        <Button id="go-home" kind="text" size="m" onClick={() => void openPage('home')}>
          {t('bizRedirect.home')}
        </Button>
      </View>
    </Page>
  )
})

const Opening = observer(function Opening() {
  return <EmptyState illustration="parcel" text={t('bizRedirect.opening')} />
})

const Gone = observer(function Gone() {
  return <EmptyState illustration="search" text={t('bizRedirect.gone')} hint={t('bizRedirect.goneHint')} />
})
