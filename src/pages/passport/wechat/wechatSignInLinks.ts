import { t } from '@/i18n'
import { isInsideMiniProgram, isInsideWeChat } from '@/platform/device/host'

/** The link to WeChat sign-in, or none outside WeChat. */
export function wechatSignInLinks() {
  if (!isInsideWeChat()) return []
  const to = isInsideMiniProgram() ? ('loginWechatMp' as const) : ('loginWechat' as const)
  return [{ id: 'use-wechat', to, text: t('passport.useWechat') }]
}
