import type { WechatAppKind } from '../../../contracts/wechat.ts'

/** Somebody as WeChat knows them in one app. Never leaves the server. */
export interface WechatPerson {
  readonly openId: string
  readonly unionId: string | null
}

/** A message that a mini program's user agreed to receive. */
export interface SubscribeMessage {
  readonly templateId: string
  /** The mini program's page that the message opens, with its query. */
  readonly page?: string
  /** The template's fields by their name, such as `thing1`. */
  readonly data: Readonly<Record<string, string>>
}

/** Signs the pages of an official account for WeChat's browser. */
export interface JsTicket {
  readonly appId: string
  readonly ticket: string
}

/** WeChat's refusal of a message that the customer hasn't agreed to, or whose consent is used up. */
export const NO_CONSENT = 'WeChat 43101'

/**
 * What the server asks of WeChat.
 *
 * Each method can throw
 * - ApiProblem 503 WechatUnavailable if WeChat can't answer now,
 * - ApiProblem 502 WechatFailed if WeChat answers nonsense or refuses the server itself,
 * - ApiProblem 503 WechatNotConfigured for an app without keys.
 */
export interface WechatProvider {
  /** @throws ApiProblem 400 WechatCodeRefused at `code` for one that is used, old or made up */
  personOf(appKind: WechatAppKind, code: string): Promise<WechatPerson>
  /**
   * @returns E.164; null for a number that can't be a mobile one
   * @throws ApiProblem 400 WechatCodeRefused at `phoneCode`
   */
  mobileNumberOf(phoneCode: string): Promise<string | null>
  /** WeChat's sign-in page, which leads back with a code. */
  authorizeUrl(request: { readonly redirectUri: string; readonly state: string }): string
  /** @returns why WeChat can't deliver the message; null if it was sent */
  sendSubscribeMessage(openId: string, message: SubscribeMessage): Promise<string | null>
  /**
   * The mini program's round code for a page.
   *
   * @param scene parameter that the page is opened with: up to 32 letters, digits and URL-safe characters
   * @returns a data URL; null if there's no mini program
   */
  miniProgramCode(page: string, scene: string): Promise<string | null>
  /** @returns null if there's no official account */
  jsTicket(): Promise<JsTicket | null>
  /** Whether a text of this mini program's user may be shown. */
  isTextAllowed(openId: string, text: string): Promise<boolean>
}
