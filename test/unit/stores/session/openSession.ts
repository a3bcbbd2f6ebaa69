import Taro from '@tarojs/taro'

import { ApiError, type ApiErrorKind } from '@/model/call/ApiError'
import type { Token, WechatLogin } from '@/model/account/session'
import type { User } from '@/model/account/user'
import { SessionStore } from '@/stores/session/SessionStore'

import { aToken, aUserDto } from '../../../support/app/factories'

export function openSession() {
  const api = {
    passport: {
      refresh: jest.fn<Promise<Token>, [string]>(async () => aToken()),
      logout: jest.fn<Promise<void>, []>(async () => undefined),
      loginWechatMp: jest.fn<Promise<WechatLogin>, []>(async () => ({ kind: 'token', token: aToken() })),
    },
    user: { get: jest.fn<Promise<User>, []>(async () => aUserDto()) },
  }
  const forget = jest.fn()
  const wipe = jest.fn()
  return { session: new SessionStore(() => api, forget, wipe), api, forget, wipe }
}

export const stored = (): unknown => Taro.getStorageSync('session')
export const refused = (kind: ApiErrorKind) => new ApiError(kind, kind)
