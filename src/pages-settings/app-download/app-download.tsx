import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/appDownload'
import { isInsideWeChat } from '@/platform/device/host'
import { shareLink } from '@/platform/share/shareLink'
import { siteCode } from '@/platform/share/siteCode'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Notice } from '@/ui/feedback/Notice'
import { Page } from '@/ui/layout/Page'
import { QrFrame } from '@/ui/media/QrFrame'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import './app-download.scss'

/** How to keep the app at hand; it says that no app store has it. */
export default observer(function AppDownloadPage() {
  usePageTitle('title.appDownload')
  const site = shareLink()?.split('#')[0] ?? null
  return <Page>{site === null ? <InMiniProgram /> : <InBrowser site={site} />}</Page>
})

const InMiniProgram = observer(function InMiniProgram() {
  return (
    <Card title={t('app.weappTitle')}>
      <View className="app-download">
        <Text>{t('app.weappHere')}</Text>
        <Text>{t('app.weappPin')}</Text>
        <Text>{t('app.weappSearch', { name: t('app.name') })}</Text>
      </View>
    </Card>
  )
})

const InBrowser = observer(function InBrowser({ site }: { site: string }) {
  const steps = [
    { title: t('app.iosTitle'), text: t('app.iosSteps') },
    { title: t('app.androidTitle'), text: t('app.androidSteps') },
  ]
  return (
    <>
      <Notice tone="brand" text={t('app.noStore')} />
      <Card title={t('app.weappTitle')}>
        <View className="app-download">
          <Text>{t('app.weappSearch', { name: t('app.name') })}</Text>
          <Text>{t('app.weappPin')}</Text>
        </View>
      </Card>
      {isInsideWeChat() && <Notice tone="warning" text={t('app.inWechat')} />}
      {steps.map(({ title, text }) => (
        <Card key={title} title={title}>
          <Text>{text}</Text>
        </Card>
      ))}
      <SiteCode site={site} />
      <Button id="copy-site" block icon="copy" onClick={() => void copyWithToast(site)}>
        {t('app.copyLink')}
      </Button>
    </>
  )
})

/** For customers who open this on a computer and want the app on their phone. */
const SiteCode = observer(function SiteCode({ site }: { site: string }) {
  const picture = siteCode(site)
  if (picture === null) return null
  return (
    <Card title={t('app.scanTitle')}>
      <QrFrame id="site-code" picture={picture} label={t('app.scanCode')} hint={t('app.scanHint')} />
    </Card>
  )
})
