import { createWechatApi } from '@/api/wechat'

import { area } from './area'

export const wechatApi = area(createWechatApi)
