import { createApi } from '@/api'
import type { TransportSettings } from '@/api/transport'
import { LoginPlatform, PlatformCode } from '@/model/enumerations/session'

import { Wire } from './Wire'

/** The real API layer on a stubbed wire; signed out unless the test overrides it. */
export function wiredApi(overrides: Partial<TransportSettings> = {}) {
  const settings = {
    baseUrl: 'https://api.test',
    tenantId: 'tenant-1',
    platform: () => PlatformCode.Browser,
    locale: () => 'zh-Hans' as const,
    session: { sessionCount: 0, authorization: () => null, refresh: jest.fn(async () => false) },
    fallbackMessage: () => 'fallback',
    onUnauthorized: jest.fn(),
    confirmIdentity: jest.fn(async () => false),
    onRefused: jest.fn(),
    ...overrides,
  } satisfies TransportSettings
  return { wire: new Wire(), settings, api: createApi(settings, () => LoginPlatform.MobileWebFrontend) }
}

/** A session whose token never changes. */
export function signedInAs(accessToken: string, refresh = jest.fn(async () => false)) {
  return { sessionCount: 1, authorization: () => `Bearer ${accessToken}`, refresh }
}
