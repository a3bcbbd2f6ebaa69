import type { Answer } from '@/api/answer'
import { createExchange, type ExchangeOptions, type Headers, type TransportSettings } from '@/api/transport'
import { PlatformCode } from '@/model/enumerations/session'

export function openExchange() {
  const session = {
    sessionCount: 1,
    token: 'old' as string | null,
    authorization: () => session.token && `Bearer ${session.token}`,
    refresh: jest.fn(async () => false),
  }
  const settings = {
    baseUrl: '',
    tenantId: 'tenant-1',
    platform: () => PlatformCode.Browser,
    locale: () => 'en' as const,
    session,
    fallbackMessage: () => 'fallback',
    onUnauthorized: jest.fn(),
    confirmIdentity: jest.fn(async () => false),
    onRefused: jest.fn(),
  } satisfies TransportSettings
  const renewTo = (token: string) =>
    session.refresh.mockImplementation(async () => {
      session.token = token
      return true
    })
  const exchange = createExchange(settings)
  const ask = (send: (headers: Headers) => Promise<Answer>, options: Partial<ExchangeOptions> = {}) =>
    exchange(send, { source: 'request', ...options })
  return { session, settings, renewTo, ask }
}

export const done: Answer = { statusCode: 200, data: '{"ok":true}' }
export const unauthorized: Answer = { statusCode: 401, data: '' }
export const refused: Answer = { statusCode: 409, data: '{"error":{"message":"no"}}' }

/** A server that accepts only this token. */
export const serverTaking = (token: string) =>
  jest.fn(async (headers: Headers) => (headers.Authorization === `Bearer ${token}` ? done : unauthorized))
