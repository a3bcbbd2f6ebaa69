import { createHash } from 'node:crypto'

import { NO_CONSENT, type WechatProvider } from './WechatProvider.ts'

const NAMED = /^local:(.+)$/

/** A withdrawn code of no country: the stand-in's numbers look like mobile numbers, but can't be a customer's. */
const NOBODYS_CODE = '+888'
const NOBODYS_DIGITS = 11

/**
 * Stands in for WeChat where no keys are set, so that its sign-in can be tried. Each code is a person; a code
 * `local:<name>` is the same person in the mini program and in the browser. It knows no customer's mobile number:
 * a code for one would open every account.
 *
 * @param hasConsent whether the customer agreed to one more message of a template; WeChat requires it
 */
export function localWechatProvider(
  hasConsent: (openId: string, templateId: string) => Promise<boolean>,
): WechatProvider {
  return {
    personOf: async (appKind, code) => {
      const name = NAMED.exec(code)?.[1]
      return {
        openId: `local-${digest(`${appKind}:${code}`)}`,
        unionId: name === undefined ? null : `local-${digest(name)}`,
      }
    },

    mobileNumberOf: async (phoneCode) => {
      const digits = BigInt(`0x${digest(phoneCode)}`) % 10n ** BigInt(NOBODYS_DIGITS)
      return NOBODYS_CODE + digits.toString().padStart(NOBODYS_DIGITS, '0')
    },

    /** Straight back; the state, which the app makes at random, is who comes. */
    authorizeUrl: ({ redirectUri, state }) => {
      const url = new URL(redirectUri)
      url.searchParams.set('code', `local:${state}`)
      url.searchParams.set('state', state)
      return url.href
    },

    sendSubscribeMessage: async (openId, { templateId }) =>
      (await hasConsent(openId, templateId)) ? null : NO_CONSENT,
    /** Only WeChat can draw a code that WeChat opens. */
    miniProgramCode: async () => null,
    jsTicket: async () => null,
    isTextAllowed: async () => true,
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
