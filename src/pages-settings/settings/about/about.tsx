import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/settings'
import { openPage } from '@/navigation/navigate'
import { APP_BUILD, APP_VERSION } from '@/platform/build/buildSettings'
import { hasPrivacyGuide, openPrivacyGuide } from '@/platform/wechat/privacyGuide'
import { Brand } from '@/ui/brand/Brand'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import './about.scss'

const PAGES = ['about', 'terms', 'privacy', 'licences'] as const

export default observer(function AboutPage() {
  usePageTitle('title.about')
  return (
    <Page>
      <View className="about">
        <Brand size="l" />
        <Text className="about__tagline">{t('app.tagline')}</Text>
        <Text className="about__version">
          {t('about.version', { version: APP_VERSION, build: APP_BUILD })}
        </Text>
      </View>
      <CellGroup>
        {PAGES.map((key) => (
          <Cell
            key={key}
            id={`open-${key}`}
            title={t(`about.${key}`)}
            onClick={() => void openPage('contentPage', { key })}
          />
        ))}
        {hasPrivacyGuide() && (
          <Cell id="open-privacy-guide" title={t('about.privacyGuide')} onClick={openPrivacyGuide} />
        )}
      </CellGroup>
    </Page>
  )
})
