import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import '@/i18n/packages/redirect'
import { isOnScreen, openPage, replaceWithUrl } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { BizRedirectStore } from './BizRedirectStore'

/** Gives way to the page that a link stands for, or says why there is none. */
export default observer(function BizRedirectPage() {
  usePageTitle('title.bizRedirect')
  const params = usePageParams('bizRedirect')
  const { target } = usePageStore((stores) => new BizRedirectStore(stores, params))
  return <Page>{target.error?.kind === 'notFound' ? <Gone /> : <Way target={target} />}</Page>
})

/** The way to the page: the link is looked up, and the page's code loads. Either may fail. */
const Way = observer(function Way({ target }: Pick<BizRedirectStore, 'target'>) {
  const { value: url, error } = target
  const [hasStayed, setHasStayed] = useState(false)
  useEffect(() => void target.ensure(), [target])
  useEffect(() => {
    if (url !== null) void giveWayTo(url).then(setHasStayed)
  }, [url])

  if (error) return <Failed text={errorText(error)} onRetry={target.reload} />
  if (url !== null && hasStayed)
    return <Failed text={t('page.failed')} onRetry={() => giveWayTo(url).then(setHasStayed)} />
  return <EmptyState illustration="parcel" text={t('bizRedirect.opening')} />
})

/** @returns whether this page is still on screen, because the other one's code couldn't be loaded */
async function giveWayTo(url: string): Promise<boolean> {
  if (!isOnScreen('bizRedirect')) return false
  await replaceWithUrl(url)
  return isOnScreen('bizRedirect')
}

interface FailedProps {
  readonly text: string
  readonly onRetry: () => Promise<void>
}

const Failed = observer(function Failed({ text, onRetry }: FailedProps) {
  return (
    <>
      <ErrorState text={text} retryText={t('common.retry')} onRetry={() => void onRetry()} />
      <Button id="go-home" kind="text" block onClick={() => void openPage('home')}>
        {t('bizRedirect.home')}
      </Button>
    </>
  )
})

const Gone = observer(function Gone() {
  const goHome = { id: 'go-home', text: t('bizRedirect.home'), onClick: () => void openPage('home') }
  return (
    <EmptyState
      illustration="search"
      text={t('bizRedirect.gone')}
      hint={t('bizRedirect.goneHint')}
      action={goHome}
    />
  )
})
