import type { CustomsQuestion, CustomsReadiness } from '@/model/customs/readiness'

import type { Http } from './http'
import { readObject } from './wire'

export function createCustomsApi(http: Http) {
  return {
    /** A failed request shows no modal. */
    async getReadiness(question: CustomsQuestion): Promise<CustomsReadiness> {
      return readObject(await http.post('/api/u/customs/readiness', { body: question, isBackground: true }))
    },
  }
}
