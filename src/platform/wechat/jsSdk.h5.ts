import { assetUrl } from '../build/assetUrl'
import { hostScanner } from '../scan/hostScanner.h5'
import type { ScannedCode } from '../scan/scannedCode'
import type { HostCard } from '../share/HostCard'

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

const APIS = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'] as const

/** WeChat names the type of a barcode before its text: `CODE_128,SF1234567890`. */
const BARCODE_TYPE = /^(?:[A-Z]+_[A-Z\d]+|ITF|CODABAR),/

/** What a card shows in a chat. In Moments it has no description. */
interface WechatCard {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

/** What the server signs for a page. */
interface SignedPage {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** The part of WeChat's JS-SDK that the app uses. */
export interface JsSdk {
  config(options: SignedPage & { readonly debug: boolean; readonly jsApiList: readonly string[] }): void
  ready(act: () => void): void
  error(act: (reason: unknown) => void): void
  updateAppMessageShareData(card: WechatCard): void
  updateTimelineShareData(card: Omit<WechatCard, 'desc'>): void
  scanQRCode(options: {
    /** 1 for the text, 0 to let WeChat open what it says. */
    readonly needResult: 0 | 1
    readonly scanType: readonly ('qrCode' | 'barCode')[]
    readonly success: (result: { readonly resultStr: string }) => void
    readonly cancel: () => void
    readonly fail: () => void
  }): void
}

/**
 * The URL that WeChat's browser checks the signature of. An iPhone remembers the one that the document was loaded from,
 * even if the app has changed it since; Android takes the current one.
 */
export function urlToSign(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
  const url = (isApple ? entry?.name : undefined) ?? window.location.href
  return url.split('#')[0] ?? ''
}

/**
 * Loads WeChat's JS-SDK and takes its scanner.
 *
 * @throws if the script doesn't load or WeChat doesn't accept the signature
 */
export async function openJsSdk(page: SignedPage): Promise<JsSdk> {
  const sdk = await load()
  await new Promise<void>((resolve, reject) => {
    sdk.ready(resolve)
    sdk.error((reason) => reject(new Error(`WeChat refused the JS-SDK: ${JSON.stringify(reason)}`)))
    sdk.config({ ...page, debug: false, jsApiList: APIS })
  })
  hostScanner.scan = () => scanWith(sdk)
  return sdk
}

/** @param desc second line of a card in a chat */
export function showCard(sdk: JsSdk, { title, url, picture }: HostCard, desc: string): void {
  const { origin, pathname, href } = window.location
  const card = { title, link: `${origin}${pathname}#${url}`, imgUrl: new URL(assetUrl(picture), href).href }
  sdk.updateAppMessageShareData({ ...card, desc })
  sdk.updateTimelineShareData(card)
}

function scanWith(sdk: JsSdk): Promise<ScannedCode> {
  return new Promise((resolve) => {
    sdk.scanQRCode({
      needResult: 1,
      scanType: ['barCode', 'qrCode'],
      success: ({ resultStr }) => resolve({ text: resultStr.replace(BARCODE_TYPE, '') }),
      cancel: () => resolve('cancelled'),
      fail: () => resolve('noScanner'),
    })
  })
}

function load(): Promise<JsSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve((window as unknown as { readonly wx: JsSdk }).wx)
    script.onerror = () => reject(new Error('WeChat’s JS-SDK did not load'))
    document.head.appendChild(script)
  })
}
