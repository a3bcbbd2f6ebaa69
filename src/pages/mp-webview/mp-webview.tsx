import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/webView'
import { readWebAddress, type WebAddress } from '@/model/link/webAddress'
import { openPage } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { CAN_OPEN_LINKS } from '@/platform/page/openLink'
import { WebPage } from '@/platform/page/WebPage'
import { usePageStore } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { LeavingNotice } from './LeavingNotice'
import { MpWebviewStore } from './MpWebviewStore'
import { RefusedAddress } from './RefusedAddress'

/** A web page: inside the mini program if its host is allowed, in a browser after a notice in a tab of its own. */
export default observer(function MpWebviewPage() {
  usePageTitle('title.webView')
  const { url = '' } = usePageParams('webView')
  return (
    <Page width="narrow">
      <Content url={url.trim()} />
    </Page>
  )
})

const Content = observer(function Content({ url }: { readonly url: string }) {
  if (url === '') return <NoAddress />
  const address = readWebAddress(url)
  if (!address) return <RefusedAddress url={url} reason={t('webView.notSecure')} />
  return CAN_OPEN_LINKS ? <LeavingNotice address={address} /> : <Embedded address={address} />
})

const Embedded = observer(function Embedded({ address: { host, href } }: { readonly address: WebAddress }) {
  const store = usePageStore((stores) => new MpWebviewStore(stores))
  useEffect(() => void store.site.ensure(), [store])
  return (
    <ResourceView resource={store.site}>
      {({ webViewHosts }) =>
        store.mayOpen(host, webViewHosts) ? (
          <WebPage url={href} onFailed={store.fail} />
        ) : (
          <RefusedAddress url={href} reason={t(store.hasFailed ? 'webView.failed' : 'webView.outside')} />
        )
      }
    </ResourceView>
  )
})

const NoAddress = observer(function NoAddress() {
  const goHome = { id: 'go-home', text: t('webView.home'), onClick: () => void openPage('home') }
  return <EmptyState illustration="search" text={t('webView.missing')} action={goHome} />
})
