import { createHash } from 'node:crypto'

import { notFound } from '../../base/http/problem.ts'
import { listCustomerServices } from './repository.ts'

import type { Customer } from '../../base/http/app.ts'
import type { ExclusiveCustomerService } from '../../contracts/customerService.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'

export interface CustomerServiceService {
  /**
   * Who looks after the customer: the same person every time.
   *
   * @throws ApiProblem 404 while there is nobody
   */
  mine(customer: Customer, language: Language): Promise<ExclusiveCustomerService>
}

export function createCustomerServiceService(db: Database): CustomerServiceService {
  return {
    mine: async ({ userId }, language) => {
      const [person] = (await listCustomerServices(db)).sort((a, b) =>
        claimOf(a.id, userId) < claimOf(b.id, userId) ? 1 : -1,
      )
      if (!person) throw notFound()
      return {
        ...person,
        name: person.name[language],
        nickname: person.nickname[language],
        workingHours: person.workingHours[language],
      }
    },
  }
}

/**
 * How strongly a person claims a customer; the strongest claim wins. Nothing has to be stored, customers spread
 * evenly, and when somebody joins or leaves, only the customers whom they gain or give up change.
 */
function claimOf(personId: string, userId: string): string {
  return createHash('sha256').update(`${personId}:${userId}`).digest('hex')
}
