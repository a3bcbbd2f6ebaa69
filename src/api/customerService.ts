import type { CustomerService } from '@/model/care/customerService'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

export function createCustomerServiceApi(http: Http) {
  return {
    /** The one who looks after this customer. */
    async getMine(): Promise<CustomerService> {
      const body = await http.get('/api/user-management/exclusive-customer-service/my')
      return readObject(body, readCustomerService)
    },
  }
}

function readCustomerService(dto: Dto<'ExclusiveCustomerService'>): CustomerService {
  const { name, nickname, wechatId, qrCode, mobile, email, workingHours } = dto
  return { name, nickname, wechatId, qrCode, mobile, email, workingHours }
}
