import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/settings'
import { APPEARANCES } from '@/model/enumerations/session'
import { closePage, openPage } from '@/navigation/navigate'
import { countDrafts } from '@/stores/form/Draft'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { Page } from '@/ui/layout/Page'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { SignOutCell } from '@/ui/account/SignOutCell'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ClearCacheCell } from './ClearCacheCell'
import { NotificationSwitches } from './NotificationSwitches'
import { SettingListStore } from './SettingListStore'

import '@/ui/media/accountIcons.scss'

export default observer(function SettingListPage() {
  usePageTitle('title.settingList')
  const { session, locale } = useStores()
  const store = usePersonalStore((stores) => new SettingListStore(stores))
  // The server sends the switch labels in the app's language.
  usePageRefresh(store.reload, `${session.sessionCount} ${locale.locale}`)

  return (
    <Page>
      <CellGroup title={t('settings.general')}>
        <Cell
          id="language"
          icon="globe"
          title={t('settings.language')}
          value={t(`language.${locale.locale}`)}
          onClick={() => void openPage('language')}
        />
      </CellGroup>
      <AppearanceChoice />
      <RevealTogether resources={session.isSignedIn ? [store.preferences] : []} skeleton={<DetailSkeleton />}>
        {session.isSignedIn && <NotificationSwitches store={store} />}
        {session.isSignedIn && (
          <CellGroup title={t('settings.account')}>
            <Cell
              id="change-password"
              icon="lock"
              title={t(store.hasPassword ? 'settings.changePassword' : 'settings.setPassword')}
              onClick={() => void openPage('changePassword')}
            />
            <Cell
              id="pickup-station"
              icon="address"
              title={t('settings.pickupStation')}
              value={session.user?.pickupStation?.displayName}
              onClick={() => void openPage('pickupStationSelect')}
            />
          </CellGroup>
        )}
        <CellGroup title={t('settings.other')}>
          <ClearCacheCell store={store} />
          <Cell
            id="app-download"
            icon="download"
            title={t('settings.appDownload')}
            onClick={() => void openPage('appDownload')}
          />
          <Cell id="faq" icon="help" title={t('settings.faq')} onClick={() => void openPage('faqList')} />
          <Cell id="about" icon="info" title={t('settings.about')} onClick={() => void openPage('about')} />
          {session.isSignedIn && (
            <SignOutCell session={session} countDrafts={countDrafts} onSignedOut={() => closePage('mine')} />
          )}
        </CellGroup>
      </RevealTogether>
    </Page>
  )
})

const AppearanceChoice = observer(function AppearanceChoice() {
  const { appearance } = useStores()
  return (
    <CellGroup title={t('settings.appearance')}>
      {APPEARANCES.map((choice) => (
        <Cell
          key={choice}
          id={`appearance-${choice}`}
          title={t(`settings.appearance.${choice}`)}
          isSelected={choice === appearance.appearance}
          onClick={() => appearance.select(choice)}
        />
      ))}
    </CellGroup>
  )
})
