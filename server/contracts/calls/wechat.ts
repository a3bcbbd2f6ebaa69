import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { JsSdkAnswer, JsSdkQuery } from '../wechat.ts'

export const getWechatJsSdkConfig = call({
  name: 'getWechatJsSdkConfig',
  method: 'GET',
  path: '/api/f/wechat/js-sdk-config',
  area: 'system',
  summary: 'What a page in WeChat’s browser passes to wx.config',
  access: 'public',
  query: JsSdkQuery,
  answer: ref(JsSdkAnswer),
  refuses: [502, 503],
})
