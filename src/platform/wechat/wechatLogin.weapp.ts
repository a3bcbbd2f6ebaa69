import Taro from '@tarojs/taro'

/** A code that says who WeChat's person is; works once. @returns null where WeChat gives none */
export async function wechatLoginCode(): Promise<string | null> {
  try {
    const { code } = await Taro.login()
    return code || null
  } catch {
    return null
  }
}

/** A mini program has no WeChat page to go to and come back from. */
export function wechatReturn(): { readonly code: string; readonly state: string } | null {
  return null
}

export function wechatReturnUrl(_route: string): string {
  return ''
}

export function leaveFor(_url: string): void {}

/**
 * The referral code of a link into the app, or of a mini program code: that carries it as its scene, plain or as `r=`,
 * and with its signs encoded.
 */
export function referralCodeIn(query: Readonly<Record<string, unknown>> | undefined): unknown {
  const { referralCode, scene } = query ?? {}
  if (referralCode !== undefined || typeof scene !== 'string') return referralCode
  const plain = scene.replace(/%3D/gi, '=').replace(/%26/gi, '&')
  return /(?:^|&)r=([^&]*)/.exec(plain)?.[1] ?? plain
}
