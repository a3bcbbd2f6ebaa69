import { createHmac } from 'node:crypto'

import { isSame } from '../../base/crypto/isSame.ts'

import type { Asker } from '../../base/http/asker.ts'

const DEVICE = 'device:'

/** Tells apart who tries passwords and codes, and knows the devices that an account was signed in on. */
export interface Askers {
  /**
   * With it a device proves, also when signed out, that this session of the customer was opened on it. It can't be
   * forged and opens nothing: its holder's tries are only counted apart from those of strangers.
   */
  deviceToken(userId: string, sessionId: string): string
  /**
   * Whom a try counts for: a device that has signed in to the account before, else the address. Addresses are hashed.
   *
   * @param userId the account in question, if there is one
   */
  keyOf(asker: Asker, userId: string | undefined): string
}

/** Whether a key is that of a device which has signed in to the account before. */
export function isKnownDevice(askerKey: string): boolean {
  return askerKey.startsWith(DEVICE)
}

export function createAskers(hashKey: Uint8Array): Askers {
  const hash = (text: string): string => createHmac('sha256', hashKey).update(text).digest('base64url')
  const tokenOf = (userId: string, sessionId: string): string =>
    `${sessionId}.${hash(`${userId}:${sessionId}`)}`

  const sessionOf = ({ customer, deviceToken }: Asker, userId: string): string | null => {
    if (customer?.userId === userId) return customer.sessionId
    const [sessionId = ''] = deviceToken?.split('.') ?? []
    return deviceToken !== null && isSame(deviceToken, tokenOf(userId, sessionId)) ? sessionId : null
  }

  return {
    deviceToken: tokenOf,
    keyOf: (asker, userId) => {
      const sessionId = userId === undefined ? null : sessionOf(asker, userId)
      return sessionId === null ? `address:${hash(asker.address)}` : `${DEVICE}${sessionId}`
    },
  }
}
