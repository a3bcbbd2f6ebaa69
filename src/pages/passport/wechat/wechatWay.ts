import { t } from '@/i18n'
import { isInsideMiniProgram, isInsideWeChat } from '@/platform/device/host'

/** The way through WeChat, where there is one. */
export function wechatWay() {
  if (!isInsideWeChat()) return []
  const to = isInsideMiniProgram() ? ('loginWechatMp' as const) : ('loginWechat' as const)
  return [{ id: 'use-wechat', to, text: t('passport.useWechat') }]
}
