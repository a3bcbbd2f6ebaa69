import { Type, type Static } from 'typebox'

import { Id, Url } from './common.ts'
import { entity } from './schema.ts'

export const ExclusiveCustomerService = entity(
  'ExclusiveCustomerService',
  {
    id: Id,
    name: Type.String(),
    nickname: Type.String(),
    wechatId: Type.String(),
    qrCode: Url,
    mobile: Type.String(),
    email: Type.String(),
    workingHours: Type.String(),
  },
  'Who looks after the customer',
)
export type ExclusiveCustomerService = Static<typeof ExclusiveCustomerService>
