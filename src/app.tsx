import { useDidShow, useLaunch, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import { autorun } from 'mobx'
import type { PropsWithChildren } from 'react'

import { setServedTexts, t } from '@/i18n'
import { relaunchAt } from '@/navigation/navigate'
import { onPageFailure } from '@/navigation/pageFailures'
import { PATHS } from '@/navigation/routes'
import { keepBackForLayers } from '@/platform/page/closesOnBack'
import { keepScriptLinksInert } from '@/platform/page/inertLinks'
import { nameNavigationButtons } from '@/platform/page/navigationButtons'
import { showPageFailure } from '@/platform/page/pageFailure'
import { followNetwork } from '@/platform/device/network'
import { showAlert } from '@/platform/dialog/modal'
import { isWechatTooOld } from '@/platform/wechat/oldWechat'
import { followUpdates } from '@/platform/wechat/update'
import { reportError } from '@/platform/build/reportError'
import { showToast } from '@/platform/dialog/toast'
import { referralCodeIn } from '@/platform/wechat/wechatLogin'
import { followEnumNames } from '@/stores/content/enumNames'
import { signInSilently } from '@/stores/session/signInSilently'
import { StoresProvider } from '@/stores/StoresContext'

import { createStores } from './bootstrap'
import { askAhead } from './firstReads'
import { giveWechatCards } from './giveWechatCards'
import { keepOffline } from './keepOffline'
import './sharedByPackages'
import { tellSinglePage } from './tellSinglePage'
import { showRail } from './wide/showRail'

import './app.scss'

const stores = createStores()
keepScriptLinksInert()
keepBackForLayers()
showRail(stores)
giveWechatCards(stores)
keepOffline()
onPageFailure((retry, canStay) => tellSinglePage() || showPageFailure(pageFailureTexts(), retry, canStay))

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => {
    showToast(t('error.pageNotFound'))
    void relaunchAt(PATHS.home)
  })
  useLaunch(({ path }) => {
    askAhead(stores, path)
    if (isWechatTooOld()) void showAlert(t('wechat.tooOld'), t('wechat.tooOldText'), t('error.acknowledge'))
    followUpdates()
    followNetwork()
    void signInSilently(stores)
    followEnumNames(stores, setServedTexts)
    autorun(() => nameNavigationButtons({ back: t('common.back'), home: t('tab.home') }))
  })
  useDidShow((options) => stores.referral.keep(referralCodeIn(options?.query)))
  useUnhandledRejection(({ reason }) => reportError(reason))

  return <StoresProvider value={stores}>{children}</StoresProvider>
}

function pageFailureTexts() {
  return {
    text: t('page.failed'),
    hint: t('page.failedHint'),
    retry: t('common.reload'),
    back: t('common.back'),
  }
}
