import { LoginPlatform } from '@/model/enumerations/session'

export function isInsideWeChat(): boolean {
  return true
}

/** The platform sent with a password sign-in. */
export function loginPlatform(): LoginPlatform {
  return LoginPlatform.WeChat_App
}

export function isInsideMiniProgram(): boolean {
  return true
}
