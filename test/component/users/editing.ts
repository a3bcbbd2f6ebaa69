import type { ComponentType } from 'react'

import { PATHS, type RouteName } from '@/navigation/routes'

import { aUserDto } from '../../support/app/factories'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import type { Wire } from '../../support/app/Wire'
import { ok } from '../../support/app/Wire'

const USER = 'GET /api/u/user'

export const user = { id: 'ada', nickname: 'Ada', wechatId: 'ada_88', wechatQrCode: '/uploads/qr.jpg' }

export async function openEdit(Page: ComponentType, route: RouteName, wire: Wire) {
  rememberSession()
  wire.on(USER, ok(aUserDto(user)))
  const opened = await openPage(Page, PATHS[route], { wire, below: [PATHS.myProfile] })
  await until(() => byId(opened.page, 'submit'))
  return opened
}
