import { LoginPlatform } from '@/model/enumerations/session'

/** WeChat's own browser names itself in the user agent. */
export function isInsideWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent)
}

/** The platform sent with a password sign-in. */
export function loginPlatform(): LoginPlatform {
  if (isInsideWeChat()) return LoginPlatform.WeChat_H5
  const isPhone = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)
  return isPhone ? LoginPlatform.MobileWebFrontend : LoginPlatform.PcWebFrontend
}

export function isInsideMiniProgram(): boolean {
  return false
}
