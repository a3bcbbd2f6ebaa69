import { createHash } from 'node:crypto'

import { customerServices } from '../../db/schema/index.ts'
import { notFound } from '../../base/http/problem.ts'

import type { ExclusiveCustomerService } from '../../contracts/customerService.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'

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
      const [person] = (await db.select().from(customerServices)).sort((a, b) =>
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
 * How strongly a person claims a customer; the strongest claim wins. Nothing has to be kept, customers spread
 * evenly, and when somebody joins or leaves only the customers whom that person gains or gives up change.
 */
function claimOf(personId: string, userId: string): string {
  return createHash('sha256').update(`${personId}:${userId}`).digest('hex')
}
