import type { CustomerService } from '@/model/care/customerService'

import type { Http } from './http'
import { readObject } from './wire'

export function createCustomerServiceApi(http: Http) {
  return {
    /** The one who looks after this customer. */
    async getMine(): Promise<CustomerService> {
      return readObject(await http.get('/api/user-management/exclusive-customer-service/my'))
    },
  }
}
