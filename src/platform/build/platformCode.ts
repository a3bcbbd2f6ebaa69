import { PlatformCode } from '@/model/enumerations/session'

import { isInsideWeChat } from '../device/host'

/** The `platform` header: 52 in WeChat (mini program or its browser), 12 elsewhere (spec section 6). */
export function platformCode(): PlatformCode {
  return isInsideWeChat() ? PlatformCode.WeChat : PlatformCode.Browser
}
