import { useDidShow, useLaunch, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'

import { setServedTexts, t } from '@/i18n'
import { openFirst } from '@/navigation/navigate'
import { tellPageFailures } from '@/navigation/pageFailures'
import { PATHS } from '@/navigation/routes'
import { keepBackForLayers } from '@/platform/closesOnBack'
import { keepScriptLinksInert } from '@/platform/inertLinks'
import { showPageFailure } from '@/platform/pageFailure'
import { showAlert } from '@/platform/modal'
import { isWechatTooOld } from '@/platform/oldWechat'
import { reportError } from '@/platform/reportError'
import { showToast } from '@/platform/toast'
import { referralCodeIn } from '@/platform/wechatLogin'
import { followEnumNames } from '@/stores/enumNames'
import { signInSilently } from '@/stores/signInSilently'
import { StoresProvider } from '@/stores/StoresContext'

import { createStores } from './bootstrap'
import './sharedByPackages'

import './app.scss'

const stores = createStores()
keepScriptLinksInert()
keepBackForLayers()
tellPageFailures((retry, canStay) => showPageFailure(pageFailureWords(), retry, canStay))

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => {
    showToast(t('error.pageNotFound'))
    void openFirst(PATHS.home)
  })
  useLaunch(() => {
    if (isWechatTooOld()) void showAlert(t('wechat.tooOld'), t('wechat.tooOldText'), t('error.acknowledge'))
    void signInSilently(stores)
    followEnumNames(stores, setServedTexts)
  })
  useDidShow((options) => stores.referral.keep(referralCodeIn(options?.query)))
  useUnhandledRejection(({ reason }) => reportError(reason))

  return <StoresProvider value={stores}>{children}</StoresProvider>
}

function pageFailureWords() {
  return {
    text: t('page.failed'),
    hint: t('page.failedHint'),
    retry: t('common.reload'),
    back: t('page.stay'),
  }
}
