import { useDidShow, useLaunch, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'

import { setServedTexts, t } from '@/i18n'
import { openFirst } from '@/navigation/navigate'
import { PATHS } from '@/navigation/routes'
import { keepScriptLinksInert } from '@/platform/inertLinks'
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

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => {
    showToast(t('error.pageNotFound'))
    void openFirst(PATHS.home)
  })
  useLaunch(() => {
    void signInSilently(stores)
    followEnumNames(stores, setServedTexts)
  })
  useDidShow((options) => stores.referral.keep(referralCodeIn(options?.query)))
  useUnhandledRejection(({ reason }) => reportError(reason))

  return <StoresProvider value={stores}>{children}</StoresProvider>
}
