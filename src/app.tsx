import { useDidShow, useLaunch, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'

import { t } from '@/i18n'
import { openFirst } from '@/navigation/navigate'
import { PATHS } from '@/navigation/routes'
import { keepScriptLinksInert } from '@/platform/inertLinks'
import { showAlert } from '@/platform/modal'
import { isWechatTooOld } from '@/platform/oldWechat'
import { reportError } from '@/platform/reportError'
import { showToast } from '@/platform/toast'
import { referralCodeIn } from '@/platform/wechatLogin'
import { signInSilently } from '@/stores/signInSilently'
import { StoresProvider } from '@/stores/StoresContext'

import { createStores } from './bootstrap'
import './sharedByPackages'

import './app.scss'

const stores = createStores()
keepScriptLinksInert()

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => {
    showToast(t('error.pageNotFound'))
    void openFirst(PATHS.home)
  })
  useLaunch(() => {
    if (isWechatTooOld()) void showAlert(t('wechat.tooOld'), t('wechat.tooOldText'), t('error.acknowledge'))
    void signInSilently(stores)
  })
  useDidShow((options) => stores.referral.keep(referralCodeIn(options?.query)))
  useUnhandledRejection(({ reason }) => reportError(reason))

  return <StoresProvider value={stores}>{children}</StoresProvider>
}
