import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { JsSdkAnswer, JsSdkQuery } from '../../contracts/wechat.ts'

import type { App } from '../../base/http/app.ts'
import type { JsSdkService } from './jsSdk.ts'

export function wechatRoutes(app: App, jsSdk: JsSdkService): void {
  app.get(
    '/api/f/wechat/js-sdk-config',
    {
      schema: {
        tags: ['system'],
        operationId: 'getWechatJsSdkConfig',
        summary: 'What a page in WeChat’s browser passes to wx.config',
        querystring: JsSdkQuery,
        response: { 200: ref(JsSdkAnswer), ...refusals(502, 503) },
      },
    },
    async (request) => ({
      config: await jsSdk.configFor(request.query.url, `${request.protocol}://${request.host}`),
    }),
  )
}
