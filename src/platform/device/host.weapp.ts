import { LoginPlatform } from '@/model/enumerations/session'

export function isInsideWeChat(): boolean {
  return true
}

/** The front door that a sign-in with a password comes through. */
export function loginPlatform(): LoginPlatform {
  return LoginPlatform.WeChat_App
}

export function isInsideMiniProgram(): boolean {
  return true
}
