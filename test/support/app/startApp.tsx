import Taro from '@tarojs/taro'
import type { PropsWithChildren } from 'react'

import { createStores } from '@/bootstrap'
import type { Token } from '@/model/account/session'
import { StoresProvider, type Stores } from '@/stores/StoresContext'

import { aToken } from './factories'

/** Stores a session on the device, as an earlier run of the app would have. */
export function rememberSession(token: Token = aToken()): Token {
  Taro.setStorageSync('session', { ...token, id: 'session-1', userId: null })
  return token
}

/** The app as assembled in `src/app.tsx`, for `renderPage`. */
export function startApp() {
  const stores: Stores = createStores()
  const App = ({ children }: PropsWithChildren) => <StoresProvider value={stores}>{children}</StoresProvider>
  return { stores, App }
}
