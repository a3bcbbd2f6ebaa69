import type { CustomerService } from '@/model/care/customerService'

import type { Http } from './http'
import { readObject } from './wire'

export function createCustomerServiceApi(http: Http) {
  return {
    /** The customer service representative assigned to this customer. */
    async getMine(): Promise<CustomerService> {
      return readObject(await http.get('/api/user-management/exclusive-customer-service/my'))
    },
  }
}
