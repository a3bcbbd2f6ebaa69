import { DEVICE_TOKEN_STORAGE_KEY } from '@/model/account/session'
import { readStored, writeStored } from '@/platform/storage/storage'

/** What the last sign-in on this device was answered with; null before the first. */
export function deviceToken(): string | null {
  return readStored(DEVICE_TOKEN_STORAGE_KEY, isText)
}

export function keepDeviceToken(token: string): void {
  if (token !== deviceToken()) writeStored(DEVICE_TOKEN_STORAGE_KEY, token)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
