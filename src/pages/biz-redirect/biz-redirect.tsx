import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/redirect'
import { isOnScreen, openPage, replaceWithUrl } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { BizRedirectStore } from './BizRedirectStore'

/** Gives way to the page that a link stands for, or says why there is none. */
export default observer(function BizRedirectPage() {
  usePageTitle('title.bizRedirect')
  const params = usePageParams('bizRedirect')
  const { target } = usePageStore((stores) => new BizRedirectStore(stores, params))
  const url = target.value
  useEffect(() => void target.ensure(), [target])
  const [hasStayed, setHasStayed] = useState(false)
  const goOn = async (to: string) => {
    if (!isOnScreen('bizRedirect')) return
    await replaceWithUrl(to)
    setHasStayed(isOnScreen('bizRedirect'))
  }
  useEffect(() => {
    if (url !== null) void goOn(url)
  }, [url])

  return (
    <Page>
      <ResourceView resource={target} skeleton={<Opening />} notFound={<Gone />}>
        {(to) => (hasStayed ? <NotLoaded onRetry={() => void goOn(to)} /> : <Opening />)}
      </ResourceView>
      {(target.error || hasStayed) && (
        <Button id="go-home" kind="text" block onClick={() => void openPage('home')}>
          {t('bizRedirect.home')}
        </Button>
      )}
    </Page>
  )
})

const Opening = observer(function Opening() {
  return <EmptyState illustration="parcel" text={t('bizRedirect.opening')} />
})

/** The page's code couldn't be loaded, and the customer has closed the dialog that said so. */
const NotLoaded = observer(function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState text={t('page.failed')} retryText={t('common.retry')} onRetry={onRetry} />
})

const Gone = observer(function Gone() {
  return <EmptyState illustration="search" text={t('bizRedirect.gone')} hint={t('bizRedirect.goneHint')} />
})
