import Taro from '@tarojs/taro'

/**
 * Gets a one-time code that identifies the WeChat user.
 *
 * @returns null if WeChat returns none
 */
export async function wechatLoginCode(): Promise<string | null> {
  try {
    const { code } = await Taro.login()
    return code || null
  } catch {
    return null
  }
}

/** A mini program signs in without a redirect to WeChat and back. */
export function wechatReturn(): { readonly code: string; readonly state: string } | null {
  return null
}

export function wechatReturnUrl(_route: string): string {
  return ''
}

export function redirectBrowserTo(_url: string): void {}

/**
 * The referral code from a link's query, or from a mini program code, whose scene is the code itself or
 * `r=<code>`, URL-encoded.
 */
export function referralCodeIn(query: Readonly<Record<string, unknown>> | undefined): unknown {
  const { referralCode, scene } = query ?? {}
  if (referralCode !== undefined || typeof scene !== 'string') return referralCode
  const plain = scene.replace(/%3D/gi, '=').replace(/%26/gi, '&')
  return /(?:^|&)r=([^&]*)/.exec(plain)?.[1] ?? plain
}
