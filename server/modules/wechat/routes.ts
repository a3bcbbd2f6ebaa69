import { originOf } from '../../base/http/app.ts'
import { getWechatJsSdkConfig } from '../../contracts/calls/wechat.ts'

import type { Route } from '../../routing/route.ts'
import type { JsSdkService } from './jsSdk.ts'

export function wechatRoutes(route: Route, jsSdk: JsSdkService): void {
  route(getWechatJsSdkConfig, async ({ query, request }) => ({
    config: await jsSdk.configFor(query.url, originOf(request)),
  }))
}
