import { PATHS } from '@/navigation/routes'
import SettingListPage from '@/pages-settings/settings/setting-list/setting-list'

import { aUserDto } from '../../support/app/factories'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, Wire } from '../../support/app/Wire'

export const PREFERENCES = 'GET /api/u/message/preferences'

export const preferences = (isEnabled = true) => ({
  items: ['PARCEL', 'FUNDS'].map((kind) => ({
    kind,
    displayName: kind === 'PARCEL' ? '包裹' : '钱包',
    channels: [
      { channel: 'WECHAT', displayName: '微信', isEnabled },
      { channel: 'EMAIL', displayName: '邮件', isEnabled: false },
    ],
    wechatTemplateId: `template-${kind}`,
    wechatConsentCount: kind === 'PARCEL' ? 2 : 0,
  })),
  isWechatReachable: true,
})

interface Customer {
  readonly isSignedIn?: boolean
  readonly hasPassword?: boolean
  readonly pickupStation?: { readonly id: string; readonly displayName: string }
}

export async function openSettings(wire = new Wire(), { isSignedIn = true, ...user }: Customer = {}) {
  if (isSignedIn) rememberSession()
  wire.on('GET /api/u/user', ok(aUserDto(user))).on(PREFERENCES, ok(preferences()))
  const opened = await openPage(SettingListPage, PATHS.settingList, { wire, below: [PATHS.mine] })
  if (isSignedIn) await until(() => byId(opened.page, 'notify-PARCEL-WECHAT'))
  return opened
}

export const isOn = (element: Element) => element.getAttribute('aria-checked') === 'true'
